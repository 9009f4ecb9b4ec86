import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CharacterCount } from '../../../src/wizard/controls/textarea/CharacterCount.tsx';
import words from '../../../schemas/_shared/texts/controls.de.json' with { type: 'json' };
import { TextsContext } from '../../../src/ui/texts/useTexts.ts';

const i18n = i18next.createInstance();
void i18n.init({
  lng: 'de',
  initAsync: false,
  keySeparator: false,
  interpolation: { prefix: '{', suffix: '}' },
  resources: { de: { controls: words } },
});

/** Returns the announced text after this many of a hundred characters. */
function saidAfter(length: number): string {
  const drawn = renderToStaticMarkup(
    <TextsContext value={i18n}>
      <CharacterCount answer={'x'.repeat(length)} limit={100} />
    </TextsContext>,
  );
  return /<output[^>]*>(.*)<\/output>/.exec(drawn)?.[1] ?? 'nothing is said politely';
}

it('A12 the count changes with every character and is announced only near the limit, a few times', () => {
  const lengths = Array.from({ length: 101 }, (_, length) => length);
  const said = lengths.map(saidAfter);
  const changes = lengths.filter((length) => length > 0 && said[length] !== said[length - 1]);

  expect(changes).toEqual([80, 85, 90, 95, 100]);
  expect(said[79]).toBe('');
  expect(said[90]).toContain('10');
});

import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import texts from '../../../schemas/_shared/texts/shell.de.json' with { type: 'json' };
import { neutralBrand } from '../../../src/brand/index.ts';
import { ErrorLines } from '../../../src/portal/shell/layout/ErrorMessage.tsx';
import { LookContext } from '../../../src/ui/style/useLook.ts';
import { TextsContext } from '../../../src/ui/texts/useTexts.ts';

async function firstLine(error: string): Promise<string | undefined> {
  const words = i18next.createInstance();
  await words.init({
    lng: 'de',
    resources: { de: { shell: texts } },
    keySeparator: false,
    interpolation: { prefix: '{', suffix: '}' },
  });
  const { look } = neutralBrand;
  const page = renderToStaticMarkup(
    <LookContext value={{ ...look, tone: { ...look.tone, error } }}>
      <TextsContext value={words}>
        <ErrorLines />
      </TextsContext>
    </LookContext>,
  );
  return /<p>(.*?)<\/p>/.exec(page)?.[1];
}

it('SHELL-042 the error page begins with the words of the brand, and without brand with those of all', async () => {
  expect(await firstLine('Das hakt gerade.')).toBe('Das hakt gerade.');
  expect(await firstLine('')).toBe(texts['error.line1']);
});

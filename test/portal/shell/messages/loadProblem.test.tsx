import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadBrands } from '../../../../src/backend/loadBrands.ts';
import { CallFailed, type FailureKind } from '../../../../src/plain/CallFailed.ts';
import { createTexts } from '../../../../src/portal/session/createTexts.ts';
import { type Services, ServicesContext } from '../../../../src/portal/session/Services.ts';
import { LoadProblem } from '../../../../src/portal/shell/messages/LoadProblem.tsx';
import { TextsContext } from '../../../../src/ui/texts/useTexts.ts';

const texts = await createTexts('lindenau');
const brand = loadBrands().find(({ id }) => id === 'lindenau');
const phone = brand?.contact.phone ?? '';

/** Draws the part of a page after a failure, as words. */
function draw(what: string | null, error: unknown): string {
  const drawn = renderToStaticMarkup(
    <MantineProvider>
      <TextsContext value={texts}>
        <ServicesContext value={{ brand } as Services}>
          <LoadProblem what={what} error={error} onRetry={() => undefined} />
        </ServicesContext>
      </TextsContext>
    </MantineProvider>,
  );
  return drawn.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '').trim();
}

it.each<readonly [FailureKind, string]>([
  ['offline', 'Keine Verbindung. Die Artikel fehlen.Erneut versuchen'],
  ['unavailable', 'Die Artikel fehlen.Erneut versuchen'],
  ['passing', 'Die Artikel fehlen.Erneut versuchen'],
  ['final', `Die Artikel fehlen. Bei Fragen rufen Sie uns bitte an: ${phone}.`],
])('a part that failed as %s says it once, with another try where that can help', (kind, words) => {
  expect(draw('Die Artikel fehlen.', new CallFailed('getArticles', kind))).toBe(words);
});

it('an unknown error may pass', () => {
  expect(draw('Die Artikel fehlen.', new Error('odd'))).toBe('Die Artikel fehlen.Erneut versuchen');
});

it('a part whose failure stands at the top of the page has the button alone', () => {
  expect(draw(null, new CallFailed('getArticles', 'passing'))).toBe('Erneut versuchen');
  expect(draw(null, new CallFailed('getArticles', 'final'))).toBe('');
});

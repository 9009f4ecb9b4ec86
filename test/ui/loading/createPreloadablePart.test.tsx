import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createPreloadablePart } from '../../../src/ui/loading/createPreloadablePart.ts';

it('a preloaded part is drawn at once', async () => {
  const { Part, load } = createPreloadablePart(async () => ({ name }: { readonly name: string }) => (
    <p>{name}</p>
  ));
  const drawn = () =>
    renderToStaticMarkup(
      <Suspense fallback="wird geladen">
        <Part name="Kalender" />
      </Suspense>,
    );

  expect(drawn()).toContain('wird geladen');
  await load();
  expect(drawn()).toBe('<p>Kalender</p>');
});

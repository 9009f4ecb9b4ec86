import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTexts } from '../../../src/portal/session/createTexts.ts';
import { Redirect } from '../../../src/portal/shell/Redirect.tsx';
import { TextsContext } from '../../../src/wizard/ports/useTexts.ts';

it('CLM-015 an address with nothing to show waits while the visitor is on the way to another page, whose code is not there yet', async () => {
  const texts = await createTexts('lindenau');
  const router = createMemoryRouter([
    { path: '/', element: <Redirect to="/elsewhere" /> },
    { path: '/slow', lazy: () => new Promise<never>(() => {}) },
  ]);
  const drawn = () =>
    renderToStaticMarkup(
      <TextsContext value={texts}>
        <RouterProvider router={router} />
      </TextsContext>,
    );
  expect(drawn()).toBe('');

  void router.navigate('/slow');
  expect(drawn()).toContain('Die Seite wird geladen');
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  router.dispose();
});

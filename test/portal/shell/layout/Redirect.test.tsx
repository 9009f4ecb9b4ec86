import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Navigate, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Redirect } from '../../../../src/portal/shell/layout/Redirect.tsx';

it('CLM-015 an address without content redirects, but never away from the target of a navigation', () => {
  let leadsOn = false;
  function Page() {
    const { props }: ReactElement<{ readonly children?: ReactNode }> = Redirect({ to: '/elsewhere' });
    leadsOn = Children.toArray(props.children).some((part) => isValidElement(part) && part.type === Navigate);
    return null;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/slow', lazy: () => new Promise<never>(() => {}) },
  ]);
  renderToStaticMarkup(<RouterProvider router={router} />);
  expect(leadsOn).toBe(true);

  void router.navigate('/slow');
  renderToStaticMarkup(<RouterProvider router={router} />);
  expect(leadsOn).toBe(false);
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  router.dispose();
});

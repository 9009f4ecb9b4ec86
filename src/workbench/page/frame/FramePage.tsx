import { useEffect, useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useStore } from 'zustand';
import { BrandTheme } from '../../../ui/style/BrandTheme.tsx';
import { TextsContext } from '../../../ui/texts/useTexts.ts';
import type { Frame } from './createFrame.ts';
import { FrameForm } from './FrameForm.tsx';
import type { Preparation } from './Preparation.ts';

/** The form in the look and the words of the brand. It is empty before the first order. */
export function FramePage({ frame }: { readonly frame: Frame }) {
  const prepared = useStore(frame.prepared);
  if (prepared === null) return null;
  const { order, texts } = prepared;
  return (
    <BrandTheme brand={order.brand.brand} scheme={order.isDark ? 'dark' : 'light'}>
      <TextsContext value={texts}>
        <Round key={`${order.form.form.id} ${order.round}`} frame={frame} prepared={prepared} />
      </TextsContext>
    </BrandTheme>
  );
}

/** One opening of the form: another round has another address and another draft. */
function Round({ frame, prepared }: { readonly frame: Frame; readonly prepared: Preparation }) {
  const { route, wizard } = prepared;
  const router = useMemo(
    () =>
      createMemoryRouter([{ path: '*', element: <FrameForm frame={frame} /> }], { initialEntries: [route] }),
    [frame, route],
  );
  useEffect(
    () =>
      frame.places.subscribe(({ step }) => {
        const to = wizard.steps.find(({ id }) => id === step)?.route;
        if (to !== undefined) void router.navigate(to);
      }),
    [frame, router, wizard],
  );
  return <RouterProvider router={router} />;
}

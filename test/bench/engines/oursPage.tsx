import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { WizardRunner } from '../../../src/wizard/index.ts';
import { textsOf } from '../form/definition.ts';
import type { Engine } from '../form/Engine.ts';
import { openPortal } from './openPortal.tsx';
import { portsWithoutWorld } from './portsWithoutWorld.ts';
import { loadForm } from './product.ts';

/** The whole page of a form: routes, progress, list of open questions, buttons, leave guard. */
export const engine: Engine = {
  async prepare(form) {
    const portal = await openPortal(textsOf(form));
    const read = await loadForm('plain', form);
    return () => {
      const wizard = read();
      const router = createMemoryRouter(
        [{ path: '/bench/*', element: <WizardRunner form={wizard} ports={portsWithoutWorld} /> }],
        { initialEntries: ['/bench/s0'] },
      );
      portal.draw(<RouterProvider router={router} />);
      return { goTo: (step) => void router.navigate(`/bench/s${step}`) };
    };
  },
};

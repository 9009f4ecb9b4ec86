import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BrandTheme } from '../../../src/wizard/style/BrandTheme.tsx';
import { WizardRunner } from '../../../src/wizard/index.ts';
import { definitionOf, textsOf } from '../form/definition.ts';
import type { Engine } from '../form/Engine.ts';
import { portsWithoutWorld } from './portsWithoutWorld.ts';
import { compiled, startTexts, tokens } from './product.ts';

/** The whole page as customers get it: routes, progress, list of what is open, buttons, leave guard. */
export const engine: Engine = {
  async prepare(form) {
    const texts = await startTexts(textsOf(form));
    const source = definitionOf(form);
    return (root) => {
      const wizard = compiled(source);
      const router = createMemoryRouter(
        [{ path: '/bench/*', element: <WizardRunner form={wizard} ports={portsWithoutWorld} /> }],
        { initialEntries: ['/bench/s0'] },
      );
      flushSync(() =>
        createRoot(root).render(
          <I18nextProvider i18n={texts}>
            <BrandTheme tokens={tokens}>
              <RouterProvider router={router} />
            </BrandTheme>
          </I18nextProvider>,
        ),
      );
      return { goTo: (step) => void router.navigate(`/bench/s${step}`) };
    };
  },
};

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import { createDraftStore } from '../../../src/wizard/draft/draftStore.ts';
import { sessionDraftStorage } from '../../../src/wizard/draft/draftStorage.ts';
import { StepForm } from '../../../src/wizard/fields/StepForm.tsx';
import { formTexts } from '../../../src/wizard/texts/formTexts.ts';
import { BrandTheme } from '../../../src/wizard/theme/BrandTheme.tsx';
import { WizardContext, type OpenForm } from '../../../src/wizard/WizardContext.ts';
import { definitionOf } from '../form/definition.ts';
import type { Engine } from '../form/Engine.ts';
import { compiled, facts, startTexts, tokens } from './product.ts';
import { portsWithoutWorld } from './portsWithoutWorld.ts';

/** The product's own parts around one step: compiled definition, draft in the session storage, rjsf drawing, controls, theme. */
export const engine: Engine = {
  async prepare(form) {
    const texts = await startTexts(form);
    const source = definitionOf(form);
    return (root) => {
      const wizard = compiled(source);
      const open: OpenForm = {
        wizard,
        draft: createDraftStore({ wizard, facts, key: 'bench', storage: sessionDraftStorage(), now: Date.now }),
        texts: formTexts(texts, 'bench', {}),
        ports: () => portsWithoutWorld,
      };
      let goTo: (step: number) => void = () => undefined;
      function Steps() {
        const [index, setIndex] = useState(0);
        goTo = setIndex;
        const step = wizard.steps[index];
        return step === undefined ? null : (
          <form>
            <StepForm key={step.id} step={step} />
          </form>
        );
      }
      flushSync(() =>
        createRoot(root).render(
          <I18nextProvider i18n={texts}>
            <BrandTheme tokens={tokens}>
              <WizardContext value={open}>
                <Steps />
              </WizardContext>
            </BrandTheme>
          </I18nextProvider>,
        ),
      );
      return { goTo: (step) => goTo(step) };
    };
  },
};

import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { ChangeRequest, FormSource } from '../../../src/engine/index.ts';
import { createDraftStore } from '../../../src/wizard/draft/draftStore.ts';
import type { PagePerformer } from '../../../src/wizard/draft/draftStore.ts';
import { StepForm } from '../../../src/wizard/theme/StepForm.tsx';
import { formTexts } from '../../../src/wizard/texts/formTexts.ts';
import { BrandTheme } from '../../../src/wizard/style/BrandTheme.tsx';
import { WizardContext, type OpenForm } from '../../../src/wizard/context/WizardContext.ts';
import { currentStep } from '../form/currentStep.ts';
import type { Mounted } from '../form/Engine.ts';
import { portsWithoutWorld } from './portsWithoutWorld.ts';
import { compiled, facts, tokens } from './product.ts';

/** `first` is done to the draft before it is drawn. */
export function mountStepForm(
  root: HTMLElement,
  source: FormSource,
  texts: i18n,
  first: readonly ChangeRequest[] = [],
): Mounted {
  const wizard = compiled(source);
  const draft = createDraftStore({
    wizard,
    facts,
    key: 'bench',
    storage: sessionStorage,
    now: Date.now,
    page: () => noPage,
  });
  draft.dispatch({ kind: 'changed', requests: first });
  const open: OpenForm = {
    wizard,
    draft,
    texts: formTexts(texts, { ...wizard, id: 'bench' }, {}),
    ports: () => portsWithoutWorld,
    isFirstStep: () => true,
    dialog: null,
    tellHeld: ignore,
  };
  const { useIndex, goTo } = currentStep();
  function Steps() {
    const step = wizard.steps[useIndex()];
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
  return { goTo };
}

function ignore(): void {}

/** A form that only draws its questions wants nothing of a page. */
const noPage: PagePerformer = {
  navigate: ignore,
  finish: ignore,
  release: ignore,
  hold: ignore,
  send: ignore,
  upload: ignore,
  abort: ignore,
  refetch: ignore,
  banner: ignore,
  download: ignore,
  openBlock: ignore,
  signOut: ignore,
};

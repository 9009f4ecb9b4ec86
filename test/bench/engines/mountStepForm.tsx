import type { ChangeRequest, Wizard } from '../../../src/engine/index.ts';
import { createDraftStore } from '../../../src/wizard/draft/draftStore.ts';
import { tabStorage } from '../../../src/ui/storage/tabStorage.ts';
import { StepForm } from '../../../src/wizard/theme/StepForm.tsx';
import { createFormTexts } from '../../../src/wizard/texts/createFormTexts.ts';
import { WizardContext, type OpenForm } from '../../../src/wizard/context/WizardContext.ts';
import { noPage } from '../../wizard/draft/noPage.ts';
import { currentStep } from '../form/currentStep.ts';
import type { Mounted } from '../form/Engine.ts';
import type { Portal } from './openPortal.tsx';
import { portsWithoutWorld } from './portsWithoutWorld.ts';
import { facts } from './product.ts';

/** Mounts a step form. `first` changes the draft before it is drawn. */
export function mountStepForm(
  { texts, draw }: Portal,
  wizard: Wizard,
  first: readonly ChangeRequest[] = [],
): Mounted {
  const draft = createDraftStore({
    wizard,
    facts,
    key: 'bench',
    storage: tabStorage,
    now: Date.now,
    keeper: null,
    page: () => noPage,
  });
  draft.dispatch({ kind: 'changed', requests: first });
  const open: OpenForm = {
    wizard,
    draft,
    texts: createFormTexts(texts, { ...wizard, id: 'bench' }, {}),
    ports: () => portsWithoutWorld,
    isFirstStep: () => true,
    dialog: null,
    keeper: null,
    tellHeld: () => undefined,
    SentFiles: null,
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
  draw(
    <WizardContext value={open}>
      <Steps />
    </WizardContext>,
  );
  return { goTo };
}

import { Paragraphs } from '../elements/Paragraphs.tsx';
import { getSnapshot, type Step } from '../../engine/index.ts';
import { StepForm } from '../theme/StepForm.tsx';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { KeptDraftNote, KeptDraftStatus } from './KeptDraftNote.tsx';
import { StepNavigation } from './StepNavigation.tsx';
import classes from './StepPage.module.css';
import { StepStatus } from './StepStatus.tsx';
import { StepWarnings } from './StepWarnings.tsx';

export interface StepProps {
  readonly step: Step;
}

interface StepBodyProps extends StepProps {
  /** A link above the heading leads back. */
  readonly hasBackLink?: boolean;
}

/** A step below its heading: introduction, questions, open requirements, buttons. */
export function StepBody({ step, hasBackLink = false }: StepBodyProps) {
  const { texts, draft, wizard } = useWizard();
  const next = useDraft(({ walk }) => getSnapshot(walk, step.id).next);
  // An end step has no requirements and no next step.
  const isEndless = wizard.done.kind === 'stay' && next === null;
  const intro = texts.find([`${step.id}.intro`]);
  return (
    <>
      {intro !== '' && (
        <div className={classes.intro}>
          <Paragraphs text={intro} />
        </div>
      )}
      <DraftNotices />
      <KeptDraftNote />
      <StepStatus step={step} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          draft.dispatch({ kind: 'continued' });
        }}
      >
        <StepForm step={step} />
        <StepWarnings step={step.id} />
        {!isEndless && <StepNavigation step={step} hasBackLink={hasBackLink} />}
        <KeptDraftStatus />
      </form>
    </>
  );
}

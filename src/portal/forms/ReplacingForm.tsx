import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { PageLoading } from '../../ui/loading/PageLoading.tsx';
import { tabStorage } from '../../ui/storage/tabStorage.ts';
import { useTexts } from '../../ui/texts/useTexts.ts';
import { discardStoredDraft, hasStoredDraft } from '../../wizard/draft/openDrafts.ts';
import type { WizardPorts } from '../../wizard/index.ts';
import { useDiscardDraft, useDrafts } from '../session/hooks/useAccountDrafts.ts';
import { useSessionData } from '../session/SessionData.ts';
import { PageHeading } from '../shell/layout/PageHeading.tsx';
import type { FormBegin } from './FormBegin.ts';
import classes from './ReplacingForm.module.css';

interface ReplacingFormProps {
  /** Id of the form. */
  readonly id: string;
  readonly owner: WizardPorts['owner'];
  /** The answers that the form begins with; the object stays the same from one render to the next. */
  readonly begin: FormBegin;
  /** Names this beginning: after a reload the draft is the one that was made of it. */
  readonly mark: string;
  /** Asks whether it replaces the begun form. */
  readonly question: string;
  /** Draws the form with what it begins with. */
  readonly draw: (begin: FormBegin) => ReactNode;
}

/** A form that begins with what the customer gave elsewhere. A begun form is replaced only when the customer says so. */
export function ReplacingForm(props: ReplacingFormProps) {
  const { isLoading, data: drafts } = useDrafts();
  if (isLoading) return <PageLoading />;
  const { id, owner } = props;
  const isAtAccount = (drafts ?? []).some(
    (draft) => draft.form === id && draft.policyNumber === owner.policy,
  );
  return <Decision {...props} isBegun={isAtAccount || hasStoredDraft(id, owner)} />;
}

const takenKey = 'beginningTaken';

interface DecisionProps extends ReplacingFormProps {
  /** There is a draft of this form for this contract. */
  readonly isBegun: boolean;
}

function Decision({ id, owner, draw, begin, mark, question, isBegun }: DecisionProps) {
  const { switches } = useSessionData();
  const discard = useDiscardDraft();
  const taken = [id, owner.policy, mark].join(' ');
  const [choice, setChoice] = useState<'ask' | 'running' | 'failed' | 'take' | 'keep'>(() =>
    isBegun && tabStorage.read(takenKey) !== taken ? 'ask' : 'take',
  );
  useEffect(() => {
    if (choice === 'take') tabStorage.write(takenKey, taken);
  }, [choice, taken]);
  async function replace(): Promise<void> {
    setChoice('running');
    discardStoredDraft(id, owner);
    const isGone = !switches.drafts || (await discard(id, owner.policy));
    setChoice(isGone ? 'take' : 'failed');
  }
  if (choice === 'keep') return draw({ answers: null });
  if (choice === 'take') return draw(begin);
  return (
    <Question
      question={question}
      state={choice}
      onKeep={() => setChoice('keep')}
      onReplace={() => void replace()}
    />
  );
}

interface QuestionProps {
  readonly question: string;
  readonly state: 'ask' | 'running' | 'failed';
  readonly onKeep: () => void;
  readonly onReplace: () => void;
}

/** A page of its own before the form, with the safe answer first. */
function Question({ question, state, onKeep, onReplace }: QuestionProps) {
  const { t } = useTexts();
  const isRunning = state === 'running';
  return (
    <>
      <PageHeading title={t('shell:begun.title')}>
        <p>{question}</p>
      </PageHeading>
      <output>{state === 'failed' && t('shell:begun.failed')}</output>
      <div className={classes['buttons']}>
        <Button size="lg" onClick={onKeep}>
          {t('shell:begun.keep')}
        </Button>
        <Button
          size="lg"
          variant="default"
          {...(isRunning && { 'aria-disabled': true, 'data-disabled': true })}
          onClick={isRunning ? undefined : onReplace}
        >
          {t('shell:begun.replace')}
        </Button>
      </div>
    </>
  );
}

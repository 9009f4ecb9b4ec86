import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AccidentRecord } from '../../../accident/record/AccidentRecord.ts';
import { Note } from '../../../ui/boxes/Note.tsx';
import { PageLoading } from '../../../ui/loading/PageLoading.tsx';
import { tabStorage } from '../../../ui/storage/tabStorage.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { discardStoredDraft, hasStoredDraft } from '../../../wizard/draft/openDrafts.ts';
import type { WizardPorts } from '../../../wizard/index.ts';
import { useDiscardDraft, useDrafts } from '../../session/hooks/useAccountDrafts.ts';
import { useSessionData } from '../../session/SessionData.ts';
import type { FormBegin } from '../FormBegin.ts';
import { readReportAnswers } from './accidentTransfer.ts';
import { createPhotoFiles } from './createPhotoFiles.ts';
import { useAccidentRecord } from './useAccidentRecord.ts';
import classes from './RecordedForm.module.css';

interface RecordedFormProps {
  /** Id of the form. */
  readonly id: string;
  readonly owner: WizardPorts['owner'];
  /** Draws the form with what it begins with. */
  readonly draw: (begin: FormBegin) => ReactNode;
}

/** A report that begins with the record of the accident help. A begun report is replaced only when the customer says so. */
export function RecordedForm(props: RecordedFormProps) {
  const record = useAccidentRecord();
  const { isLoading, data: drafts } = useDrafts();
  if (record === undefined || isLoading) return <PageLoading />;
  if (record === null) return props.draw({ answers: null });
  const { id, owner } = props;
  const isAtAccount = (drafts ?? []).some(
    (draft) => draft.form === id && draft.policyNumber === owner.policy,
  );
  return <Decision {...props} record={record} isBegun={isAtAccount || hasStoredDraft(id, owner)} />;
}

const takenKey = 'accidentTaken';

interface DecisionProps extends RecordedFormProps {
  readonly record: AccidentRecord;
  /** There is a draft of this report for this contract. */
  readonly isBegun: boolean;
}

function Decision({ id, owner, draw, record, isBegun }: DecisionProps) {
  const { t } = useTexts('accident');
  const { switches } = useSessionData();
  const discard = useDiscardDraft();
  // After a reload the draft is the one that was made of this record.
  const mark = [id, owner.policy, record.startedAt].join(' ');
  const [choice, setChoice] = useState<'ask' | 'failed' | 'take' | 'keep'>(() =>
    isBegun && tabStorage.read(takenKey) !== mark ? 'ask' : 'take',
  );
  const [files] = useState(() => (switches.claimFiles ? createPhotoFiles(record, t) : []));
  const [answers] = useState(() => readReportAnswers(record));
  useEffect(() => {
    if (choice === 'take') tabStorage.write(takenKey, mark);
  }, [choice, mark]);
  async function replace(): Promise<void> {
    discardStoredDraft(id, owner);
    const isGone = !switches.drafts || (await discard(id, owner.policy));
    setChoice(isGone ? 'take' : 'failed');
  }
  if (choice === 'keep') return draw({ answers: null });
  if (choice === 'take') return draw({ answers, files });
  return <Question hasFailed={choice === 'failed'} onKeep={() => setChoice('keep')} onReplace={replace} />;
}

interface QuestionProps {
  readonly hasFailed: boolean;
  readonly onKeep: () => void;
  readonly onReplace: () => Promise<void>;
}

function Question({ hasFailed, onKeep, onReplace }: QuestionProps) {
  const { t } = useTexts();
  return (
    <Note
      tone="warning"
      title={t('claims:accident.begun.title')}
      icon={<IconAlertCircle size={24} stroke={1.75} />}
    >
      <output>{t(hasFailed ? 'claims:accident.begun.failed' : 'claims:accident.begun.text')}</output>
      <div className={classes['buttons']}>
        <Button onClick={onKeep}>{t('claims:accident.begun.keep')}</Button>
        <Button variant="default" onClick={() => void onReplace()}>
          {t('claims:accident.begun.replace')}
        </Button>
      </div>
    </Note>
  );
}

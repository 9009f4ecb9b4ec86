import { useState } from 'react';
import type { AccidentRecord } from '../../../accident/record/AccidentRecord.ts';
import { PageLoading } from '../../../ui/loading/PageLoading.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';
import { useSessionData } from '../../session/SessionData.ts';
import { ReplacingForm } from '../ReplacingForm.tsx';
import { readReportAnswers } from './accidentTransfer.ts';
import { createPhotoFiles } from './createPhotoFiles.ts';
import { useAccidentRecord } from './useAccidentRecord.ts';

type RecordedFormProps = Pick<Parameters<typeof ReplacingForm>[0], 'id' | 'owner' | 'draw'>;

/** A report that begins with the record of the accident help. */
export function RecordedForm(props: RecordedFormProps) {
  const record = useAccidentRecord();
  if (record === undefined) return <PageLoading />;
  return record === null ? props.draw({ answers: null }) : <TakenRecord {...props} record={record} />;
}

function TakenRecord({ record, ...props }: RecordedFormProps & { readonly record: AccidentRecord }) {
  const { t } = useTexts('accident');
  const { switches } = useSessionData();
  const [begin] = useState(() => ({
    answers: readReportAnswers(record),
    files: switches.claimFiles ? createPhotoFiles(record, t) : [],
  }));
  return (
    <ReplacingForm
      {...props}
      begin={begin}
      mark={String(record.startedAt)}
      question={t('shell:begun.byRecord')}
    />
  );
}

import { Suspense } from 'react';
import { laterPart } from '../../ui/loading/laterPart.ts';
import type { QuestionModalProps } from './QuestionModal.tsx';

const QuestionModal = laterPart(async () => (await import('./QuestionModal.tsx')).QuestionModal);

/** A question with one consequence and two buttons. */
export function QuestionDialog(props: QuestionModalProps) {
  return (
    <Suspense>
      <QuestionModal {...props} />
    </Suspense>
  );
}

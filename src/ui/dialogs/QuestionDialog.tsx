import { Suspense } from 'react';
import { laterPart } from '../loading/laterPart.ts';
import type { QuestionModalProps } from './QuestionModal.tsx';

const QuestionModal = laterPart(async () => (await import('./QuestionModal.tsx')).QuestionModal);

/** A question with one consequence and at most two answers. Its code is loaded after the page. */
export function QuestionDialog(props: QuestionModalProps) {
  return (
    <Suspense>
      <QuestionModal {...props} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import { createLazyPart } from '../loading/createLazyPart.ts';
import type { QuestionModalProps } from './QuestionModal.tsx';

const QuestionModal = createLazyPart(async () => (await import('./QuestionModal.tsx')).QuestionModal);

/** A question with one consequence and at most two answers. Its code is loaded after the page. */
export function QuestionDialog(props: QuestionModalProps) {
  return (
    <Suspense>
      <QuestionModal {...props} />
    </Suspense>
  );
}

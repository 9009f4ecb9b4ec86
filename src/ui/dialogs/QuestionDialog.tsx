import { Suspense } from 'react';
import { lazyPart } from '../loading/lazyPart.ts';
import type { QuestionModalProps } from './QuestionModal.tsx';

const QuestionModal = lazyPart(async () => (await import('./QuestionModal.tsx')).QuestionModal);

/** A question with one consequence and at most two answers. Its code is loaded after the page. */
export function QuestionDialog(props: QuestionModalProps) {
  return (
    <Suspense>
      <QuestionModal {...props} />
    </Suspense>
  );
}

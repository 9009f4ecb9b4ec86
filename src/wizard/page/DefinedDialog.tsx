import { Suspense } from 'react';
import { QuestionDialog } from '../laterParts.ts';
import { useWizard } from '../useWizard.ts';
import type { Question } from './useQuestion.ts';

/** A confirmation or the dialog of an outcome, worded by the definition: `dialog.<id>.title | text | stay | next`. */
export function DefinedDialog({ question }: { readonly question: Question }) {
  const { texts } = useWizard();
  const say = (part: string) => texts.get([`dialog.${question.id}.${part}`]);
  const choice = (is: 'stay' | 'next') =>
    question.choices.includes(is) ? { [is]: { label: say(is), onChoose: () => question.answer(is) } } : {};
  return (
    <Suspense>
      <QuestionDialog
        title={say('title')}
        text={say('text')}
        {...choice('stay')}
        {...choice('next')}
        destructive={question.destructive}
        onClose={() => question.answer(question.closing)}
      />
    </Suspense>
  );
}

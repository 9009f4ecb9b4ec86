import { useWizard } from '../context/useWizard.ts';
import { AnswerList } from '../../ui/boxes/AnswerList.tsx';
import type { AnswerSection } from '../../ui/boxes/AnswerList.tsx';
import classes from './DoneAnswers.module.css';

/** The answers that were sent, folded on the screen and open on paper. */
export function DoneAnswers({ answers }: { readonly answers: readonly AnswerSection[] }) {
  const { texts } = useWizard();
  if (answers.length === 0) return null;
  return (
    <details className={classes.answers}>
      <summary>
        <h2 className={classes.title}>{texts.get(['done.answers', 'wizard:done.answers'])}</h2>
      </summary>
      <AnswerList sections={answers} none={texts.get(['wizard:summary.none'])} />
    </details>
  );
}

import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { ReasonCard } from './ReasonCard.tsx';
import classes from './Why.module.css';

/** Says why the selection is as it is in the present situation, with the smallest change that makes it otherwise. */
export function Why({ opened }: { readonly opened: FormAnswer }) {
  const subject = useWorkbench((state) => state.subject);
  const explained = useWorkbench((state) => state.explained);
  const row = useWorkbench((state) => state.row);
  const isKnown = explained !== null && explained.subject === subject && explained.row === row;
  const reasons = (isKnown ? (explained.explanation?.reasons ?? []) : []).toSorted(
    (left, right) => Number(right.rules.length > 0) - Number(left.rules.length > 0),
  );
  return (
    <section className={classes['why']} aria-labelledby="why">
      <h2 id="why" className={classes['title']}>
        {say('why')}
      </h2>
      {!isKnown && <output className={classes['none']}>{say('why.loading')}</output>}
      {isKnown && reasons.length === 0 && <p className={classes['none']}>{say('why.none')}</p>}
      {reasons.map((reason, index) => (
        <ReasonCard key={`${reason.kind} ${index}`} reason={reason} opened={opened} />
      ))}
    </section>
  );
}

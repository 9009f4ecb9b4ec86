import type { RecordedWalk } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { count, say } from '../say.ts';
import classes from './RecordDialog.module.css';

/** The steps of a recorded walk, with the number of answers on each. */
export function RecordedWay({
  recorded,
  opened,
}: {
  readonly recorded: RecordedWalk;
  readonly opened: FormAnswer;
}) {
  const steps = new Map<string, number>();
  for (const item of recorded.flow.steps)
    if (typeof item === 'object' && 'at' in item)
      steps.set(item.at, (steps.get(item.at) ?? 0) + Object.keys(item.enter ?? {}).length);
  return (
    <section>
      <h3>{say('record.way')}</h3>
      <ol className={classes['way']}>
        {[...steps].map(([id, answers]) => (
          <li key={id}>
            <span>{opened.form.steps.find((step) => step.id === id)?.title ?? id}</span>
            <span>{count('record.way.count', answers)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

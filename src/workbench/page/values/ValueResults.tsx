import { IconBulb } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import type { Answer } from '../../../engine/index.ts';
import type { Calculation } from '../../model/values/Calculation.ts';
import { listValueTries } from '../../model/values/listValueTries.ts';
import { writeCalculation } from '../../model/values/writeCalculation.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import edits from '../edit/Edit.module.css';
import { nameAnswer } from '../sentences/nameAnswer.ts';
import { showChange } from '../sentences/showChange.ts';
import { say } from '../say.ts';
import { useComputed } from './useComputed.ts';
import classes from './Values.module.css';

/** More results than these say nothing new. */
const mostResults = 4;

/** The result now, and the answers with which it is another one. */
export function ValueResults({ opened, part }: { readonly opened: FormAnswer; readonly part: Calculation }) {
  const written = useMemo(() => [writeCalculation(part)], [part]);
  const listTries = useCallback(
    (answers: Readonly<Record<string, Answer>>) => listValueTries(opened, written[0] ?? null, answers),
    [opened, written],
  );
  const found = useComputed('editor', written, listTries);
  const [now = null] = found?.computed.results ?? [];
  const seen = new Set([now]);
  const others = (found?.tries ?? []).flatMap((changes, at) => {
    const result = found?.computed.tried[at] ?? null;
    if (result === null || seen.has(result)) return [];
    seen.add(result);
    return [{ changes, result }];
  });
  return (
    <div className={edits['whole']}>
      <output className={classes['result']}>
        <span>{say('value.now')}</span>{' '}
        <strong>{found === null ? say('value.wait') : (now ?? say('value.nothing'))}</strong>
      </output>
      {others.slice(0, mostResults).map(({ changes, result }) => (
        <div key={result} className={edits['change']}>
          <IconBulb size={22} stroke={1.75} aria-hidden="true" />
          <p>
            <strong>{say('value.with', { result })}</strong>{' '}
            <span>
              {changes.map(({ key, to }) => say('why.set', nameAnswer(opened, key, to))).join(say('why.and'))}
            </span>
          </p>
          <button
            type="button"
            className={edits['plain']}
            onClick={() => showChange(opened, changes, changes[0]?.key ?? null)}
          >
            {say('play')}
          </button>
        </div>
      ))}
    </div>
  );
}

import { IconBulb } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Reason } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { askForPlaces } from '../askServer.ts';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { showChange } from '../sentences/showChange.ts';
import { nameAnswer } from '../sentences/nameAnswer.ts';
import { Truth } from '../sentences/Truth.tsx';
import classes from './Why.module.css';

interface ReasonCardProps {
  readonly reason: Reason;
  readonly opened: FormAnswer;
}

/** One state with the truth of its conditions, where they are written, and the change that ends it. */
export function ReasonCard({ reason, opened }: ReasonCardProps) {
  const { kind, value, rules } = reason;
  const lines = rules.flatMap((rule) => omitRepetitions(rule.lines));
  return (
    <article className={classes['card']} data-kind={kind}>
      <h3 className={classes['state']}>{say(`state.${kind}`, { value: value ?? '' })}</h3>
      {rules.length === 0 ? (
        <p className={classes['none']}>{say('why.undecided')}</p>
      ) : (
        <>
          <ul className={classes['lines']}>
            {lines.map(({ depth, holds, says, now }, index) => (
              <li key={`${index} ${says}`} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
                <Truth holds={holds} />
                <span>
                  <span>{says}</span>{' '}
                  {now.map(([path, read]) => (
                    <span key={path} className={classes['value']}>
                      {nameAnswer(opened, path, read).value}
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          <Otherwise reason={reason} opened={opened} />
          <Places rules={rules} />
        </>
      )}
    </article>
  );
}

/** Omits a named condition that says the same as its only part, which has the value as well. */
function omitRepetitions(lines: Reason['rules'][number]['lines']) {
  return lines.filter(({ says, depth }, index) => {
    const next = lines[index + 1];
    return next === undefined || next.says !== says || next.depth <= depth;
  });
}

function Otherwise({ reason, opened }: ReasonCardProps) {
  const subject = useWorkbench((state) => state.subject);
  const { kind, otherwise } = reason;
  if (otherwise === null) return <p className={classes['none']}>{say('why.noChange')}</p>;
  const words = otherwise.map(({ key, to }) => say('why.set', nameAnswer(opened, key, to)));
  return (
    <div className={classes['change']}>
      <IconBulb size={22} stroke={1.75} aria-hidden="true" />
      <p>
        <strong>{say('why.change')}</strong> <span>{say('why.result', { state: say(`other.${kind}`) })}</span>{' '}
        <span>{words.join(say('why.and'))}</span>
      </p>
      <button
        type="button"
        className={classes['show']}
        onClick={() => showChange(opened, otherwise, subject)}
      >
        {say('why.show')}
      </button>
    </div>
  );
}

/** The places in the files, which the server finds: the preview knows only the compiled form. */
function Places({ rules }: { readonly rules: Reason['rules'] }) {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const asked = JSON.stringify(rules.map(({ place }) => place));
  useEffect(() => {
    let isOver = false;
    const question = { places: JSON.parse(asked) as Reason['rules'][number]['place'][] };
    askForPlaces(question).then(
      (answer) => isOver || setPlaces([...new Set(answer.places)]),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [asked]);
  if (places.length === 0) return null;
  return <p className={classes['place']}>{say('why.place', { place: places.join(', ') })}</p>;
}

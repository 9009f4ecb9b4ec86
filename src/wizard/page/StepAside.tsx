import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useShallow } from 'zustand/react/shallow';
import { type Step, listVisitedSteps, type Walk } from '../../engine/index.ts';
import { summarizeStep } from '../blocks/summary/summarizeStep.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import type { FormTexts } from '../texts/createFormTexts.ts';
import classes from './StepAside.module.css';

interface StepAsideProps {
  readonly current: string;
  /** The subject of the form. */
  readonly children: ReactNode;
}

/** The column beside the step on wide screens: the subject of the form, and links to the previous steps with their first answers. */
export function StepAside({ current, children }: StepAsideProps) {
  const { texts, wizard, draft: store } = useWizard();
  const states = useDraft(
    useShallow((draft) =>
      Object.fromEntries(listVisitedSteps(draft, current).map(({ step, kind }) => [step.id, kind])),
    ),
  );
  // The answers of other steps change only with those steps, so they are not written in words again while the customer types.
  const answers = useMemo(() => {
    const { walk } = store.getState();
    const answered = wizard.steps.filter(({ id }) => states[id] === 'answered');
    return new Map(answered.map((step) => [step.id, listFirstAnswers(walk, step, texts)]));
  }, [store, wizard, states, texts]);
  const steps = useListAt(current);
  const shown = wizard.steps.filter(({ id }) => states[id] !== undefined);

  return (
    <aside className={classes.aside} aria-label={texts.get(['wizard:aside.name'])}>
      {children}
      {shown.length > 1 && (
        <>
          <h2 className={classes.heading}>{texts.get(['wizard:aside.soFar'])}</h2>
          <ol ref={steps} className={classes.steps}>
            {shown.map(({ id, route }) => {
              const title = texts.get([`${id}.title`]);
              return (
                <li
                  key={id}
                  data-is={states[id]}
                  {...(states[id] === 'current' ? { 'aria-current': 'step' as const } : {})}
                >
                  <IconCheck size={18} stroke={2} aria-hidden />
                  {states[id] === 'answered' || states[id] === 'open' ? (
                    <span>
                      <Link to={route}>{title}</Link>
                      {states[id] === 'answered' && (
                        <span className="visuallyHidden">{` ${texts.get(['wizard:aside.answered'])}`}</span>
                      )}
                      {answers.get(id)?.map((answer) => (
                        <span key={answer} className={classes.answer}>
                          {answer}
                        </span>
                      ))}
                    </span>
                  ) : (
                    <span>{title}</span>
                  )}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </aside>
  );
}

const answersAtMost = 3;

/** Returns the first answers of a step without sensitive ones, because they stay visible on every later step. */
function listFirstAnswers(walk: Walk, step: Step, texts: FormTexts): readonly string[] {
  const rows = summarizeStep(walk, step, texts)?.groups.flatMap((group) => group.rows) ?? [];
  return rows
    .filter(({ answer, isSensitive }) => answer !== null && !isSensitive)
    .slice(0, answersAtMost)
    .map(({ question, answer }) => `${question}${question.endsWith('?') ? '' : ':'} ${answer ?? ''}`);
}

/** Scrolls a list to its current entry by itself, because the page is at its top. */
function useListAt(current: string) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    // The measurement waits for the next frame, because it would force an extra layout here.
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      const place = box?.querySelector<HTMLElement>('[aria-current]');
      if (!box || !place) return;
      const top = place.offsetTop + place.offsetHeight - box.clientHeight;
      // The list starts with a whole entry, and the last entry may need space below it.
      const start = [...box.querySelectorAll('li')].find((step) => step.offsetTop >= top)?.offsetTop ?? 0;
      box.scrollTop = start;
      if (box.scrollTop + 1 > start) return;
      box.style.paddingBlockEnd = `${start - box.scrollTop}px`;
      box.scrollTop = start;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return list;
}

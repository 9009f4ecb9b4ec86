import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShallow } from 'zustand/react/shallow';
import { visitedSteps } from '../../engine/index.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import classes from './StepAside.module.css';

interface StepAsideProps {
  readonly current: string;
  /** What the form is about. */
  readonly children: ReactNode;
}

/** Beside the step on wide screens: what it is about and the way back to the steps seen so far. */
export function StepAside({ current, children }: StepAsideProps) {
  const { texts, wizard } = useWizard();
  const states = useDraft(
    useShallow((draft) =>
      Object.fromEntries(visitedSteps(draft, current).map(({ step, kind }) => [step.id, kind])),
    ),
  );
  return (
    <aside className={classes.aside} aria-label={texts.get(['wizard:aside.name'])}>
      {children}
      {wizard.steps.length > 1 && (
        <>
          <h2 className={classes.heading}>{texts.get(['wizard:aside.soFar'])}</h2>
          <ol className={classes.steps}>
            {wizard.steps
              .filter(({ id }) => states[id] !== undefined)
              .map(({ id, route }) => {
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
                          <span className="visuallyHidden"> {texts.get(['wizard:aside.answered'])}</span>
                        )}
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

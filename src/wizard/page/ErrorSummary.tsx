import { useLayoutEffect, useRef } from 'react';
import type { OpenRequirement } from '../../engine/index.ts';
import { focusControl } from '../focus/focusControl.ts';
import { requirementSentence } from '../texts/requirementName.ts';
import { useWizard } from '../context/useWizard.ts';
import classes from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  readonly problems: readonly OpenRequirement[];
  /** Changes with each refused attempt; the heading then takes the focus. */
  readonly attempt: number;
}

/** Everything that is wrong, first on the page, in the words that stand at the fields; each entry leads to its field. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const { texts } = useWizard();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [attempt]);

  return (
    <section className={classes.summary} aria-labelledby="error-summary">
      <h2 id="error-summary" ref={heading} tabIndex={-1}>
        {texts.get(['wizard:errors.title'])}
      </h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.key ?? problem.step}:${problem.error.code}`}>
            <ProblemLine problem={problem} sentence={requirementSentence(problem, texts)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProblemLine({
  problem,
  sentence,
}: {
  readonly problem: OpenRequirement;
  readonly sentence: string;
}) {
  const { name } = problem;
  if (name === null) return sentence;
  return (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        focusControl(name);
      }}
    >
      {sentence}
    </a>
  );
}

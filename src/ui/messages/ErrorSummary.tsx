import { useId, useLayoutEffect, useRef } from 'react';
import { focusControl } from '../focus/focusControl.ts';
import classes from './ErrorSummary.module.css';

interface Problem {
  readonly id: string;
  /** Name of the wrong control; null when the step as a whole is wrong. */
  readonly name: string | null;
  /** The same words as at the control. */
  readonly sentence: string;
}

interface ErrorSummaryProps {
  /** Id of the list, which describes the button that refused. */
  readonly id: string;
  readonly title: string;
  readonly problems: readonly Problem[];
  /** The list names open tasks instead of errors, and is not drawn in the colour of errors. */
  readonly isInfo?: boolean;
  /** Changes with each refused attempt, which moves the focus to the heading. */
  readonly attempt: number;
}

/** All errors of a step, first on the page; each entry leads to its control. */
export function ErrorSummary({ id, title, problems, isInfo, attempt }: ErrorSummaryProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [attempt]);

  return (
    <section className={classes.summary} aria-labelledby={headingId} data-info={isInfo || undefined}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ul id={id}>
        {problems.map(({ id: key, name, sentence }) => (
          <li key={key}>{name === null ? sentence : <ProblemLink name={name} sentence={sentence} />}</li>
        ))}
      </ul>
    </section>
  );
}

function ProblemLink({ name, sentence }: { readonly name: string; readonly sentence: string }) {
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

import { Link } from 'react-router-dom';
import { useWizard } from '../../context/useWizard.ts';
import classes from './SummaryBlock.module.css';
import type { SummarySectionContent } from './summaryOf.ts';

interface SummarySectionProps {
  readonly section: SummarySectionContent;
}

/** One step's answers as a card; a link per section and per question leads back to it. */
export function SummarySection({ section }: SummarySectionProps) {
  const { draft, texts } = useWizard();
  const { step, title, groups } = section;
  const id = `summary-${step.id}`;

  function editLink(what: string, focus: string | null) {
    return (
      <Link
        to={step.route}
        state={{ focus }}
        className={classes.edit}
        aria-label={texts.get(['wizard:summary.changeNamed'], { what })}
        onClick={(event) => {
          // Opened elsewhere, it is a link like any other.
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          draft.dispatch({ kind: 'edited', step: step.id, focus });
        }}
      >
        {texts.get(['wizard:summary.change'])}
      </Link>
    );
  }

  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {editLink(title, null)}
      </div>
      {groups.map((group) => (
        <div key={group.title ?? ''}>
          {group.title !== null && <h3 className={classes.groupTitle}>{group.title}</h3>}
          <dl className={classes.rows}>
            {group.rows.map(({ name, leadsTo, question, answer, editable }) => (
              <div key={name} className={classes.row} data-empty={answer === null || undefined}>
                <dt>{question}</dt>
                <dd className={classes.answer}>{answer ?? texts.get(['wizard:summary.none'])}</dd>
                <dd className={classes.change}>
                  {editable && editLink(inRow(group.title, question), leadsTo)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function inRow(title: string | null, question: string): string {
  return title === null ? question : `${title}, ${question}`;
}

import { useWizard } from '../../context/useWizard.ts';
import { EditLink } from '../../elements/EditLink.tsx';
import classes from './SummaryBlock.module.css';
import type { SummarySectionContent } from './summaryOf.ts';

interface SummarySectionProps {
  readonly section: SummarySectionContent;
}

/** One step's answers as a card; a link per section and per question leads back to it. */
export function SummarySection({ section }: SummarySectionProps) {
  const { texts } = useWizard();
  const { step, title, groups } = section;
  const id = `summary-${step.id}`;

  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <EditLink step={step.id} focus={null} what={title} />
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
                  {editable && (
                    <EditLink step={step.id} focus={leadsTo} what={inRow(group.title, question)} />
                  )}
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

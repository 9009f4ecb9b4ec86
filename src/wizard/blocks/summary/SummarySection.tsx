import { useWizard } from '../../context/useWizard.ts';
import { EditLink } from '../../elements/EditLink.tsx';
import classes from './SummaryBlock.module.css';
import type { SummaryRow } from './SummaryRow.ts';
import type { SummaryGroup, SummarySectionContent } from './summarizeStep.ts';

interface SummarySectionProps {
  readonly section: SummarySectionContent;
  /** True when unanswered questions are listed instead of folded. */
  readonly showsAll: boolean;
}

/** The answers of one step, with a link back to it. */
export function SummarySection({ section, showsAll }: SummarySectionProps) {
  const { step, title, groups } = section;
  const id = `summary-${step.id}`;

  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <EditLink step={step.id} focus={null} what={title} />
      </div>
      {groups.map((group) => (
        <Group key={group.title ?? ''} group={group} showsAll={showsAll} />
      ))}
    </section>
  );
}

/** Answers in a column; unanswered questions are named in one line that opens. */
function Group({ group, showsAll }: { readonly group: SummaryGroup; readonly showsAll: boolean }) {
  const { texts } = useWizard();
  const answered = group.rows.filter(({ answer }) => answer !== null);
  const empty = group.rows.filter(({ answer }) => answer === null);
  const names = empty.map(({ question }) => question).join(', ');
  return (
    <div>
      {group.title !== null && <h3 className={classes.groupTitle}>{group.title}</h3>}
      {answered.length > 0 && <Rows rows={answered} />}
      {empty.length > 0 && (
        <details className={classes.empty} open={showsAll}>
          <summary>{texts.get(['wizard:summary.empty'], { names })}</summary>
          <Rows rows={empty} />
        </details>
      )}
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly SummaryRow[] }) {
  const { texts } = useWizard();
  return (
    <dl>
      {rows.map(({ name, question, answer, isTyped }) => (
        <div key={name} className={classes.row} data-empty={answer === null || undefined}>
          <dt>{question}</dt>
          <dd className={classes.answer} {...(isTyped && answer !== null && { translate: 'no' })}>
            {answer ?? texts.get(['wizard:summary.none'])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

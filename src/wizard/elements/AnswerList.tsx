import type { AnswerSection } from '../ports/WizardPorts.ts';
import classes from './AnswerList.module.css';

interface AnswerListProps {
  readonly sections: readonly AnswerSection[];
  /** What stands where nothing was answered. */
  readonly none: string;
}

/** What was answered, in the words it was answered in, below a heading of the second level. */
export function AnswerList({ sections, none }: AnswerListProps) {
  return sections.map(({ title, groups }) => (
    <div key={title} className={classes.section}>
      <h3 className={classes.title}>{title}</h3>
      {groups.map((group, index) => (
        <div key={index}>
          {group.title !== undefined && <h4 className={classes.group}>{group.title}</h4>}
          <dl>
            {group.rows.map(({ question, answer }, row) => (
              <div key={row} className={classes.row}>
                <dt>{question}</dt>
                <dd>{answer ?? none}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  ));
}

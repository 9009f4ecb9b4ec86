import classes from './AnswerList.module.css';

/** Questions with their answers as the summary of a form words them; the rows of a list are a group with a title. */
export interface AnswerSection {
  readonly title: string;
  readonly groups: readonly {
    readonly title?: string;
    /** `answer` is absent where the question was not answered. */
    readonly rows: readonly { readonly question: string; readonly answer?: string }[];
  }[];
}

interface AnswerListProps {
  readonly sections: readonly AnswerSection[];
  /** Words shown for a question without an answer. */
  readonly none: string;
}

/** Questions and answers by section. It is used below a heading of the second level. */
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

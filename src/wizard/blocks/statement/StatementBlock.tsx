import { Link } from 'react-router-dom';
import { getSentences } from '../../../engine/index.ts';
import { useDraft, useWizard } from '../../context/useWizard.ts';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { listGivenAnswers } from './listGivenAnswers.ts';
import classes from './StatementBlock.module.css';

/** The sentences that a short form states instead of asking. A link leads customers who disagree to the long form, with the answers so far. */
export function StatementBlock({ state, texts }: BlockProps) {
  const { wizard } = useWizard();
  const { params } = state.block.control;
  // A text has a stable identity, unlike a record.
  const given = useDraft(({ walk }) => JSON.stringify(listGivenAnswers(walk, params)));
  const id = `${state.name}-label`;
  return (
    <section className={classes.statement} aria-labelledby={id} data-look="statement">
      <h2 id={id}>{texts.label}</h2>
      <ul>
        {Object.keys(getSentences(params)).map((name) => (
          <li key={name}>{texts.option(name)}</li>
        ))}
      </ul>
      {wizard.definition.shortOf !== undefined && (
        <Link
          className={classes.wrong}
          to={wizard.definition.shortOf.entry}
          state={{ given: JSON.parse(given) as unknown }}
        >
          {texts.text('wrong')}
        </Link>
      )}
    </section>
  );
}

import type { List } from '../../../engine/index.ts';
import { summarizeField } from '../../blocks/summary/summarizeStep.ts';
import { useDraftAt, useWizard } from '../../context/useWizard.ts';
import classes from './ArrayField.module.css';

/** Number of answers in the name of a row. */
const maxNameAnswers = 2;

/** The first answers of a folded row as its name. */
export function RowName({ list, id }: { readonly list: List; readonly id: number }) {
  const { texts } = useWizard();
  const name = useDraftAt(list.index, ({ walk }) => {
    const state = walk.nodes[list.index];
    const row = state?.kind === 'list' ? state.rows.find((one) => one.id === id) : undefined;
    const fields = (row?.parts ?? []).filter((part) => part.kind === 'field');
    const answers = fields.flatMap((field) =>
      field.shown ? [summarizeField(field, texts).answer ?? ''] : [],
    );
    return answers.slice(0, maxNameAnswers).filter(Boolean).join(', ');
  });
  return <p className={classes.rowName}>{name}</p>;
}

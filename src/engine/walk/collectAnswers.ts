import type { Answer } from '../definition/Answer.ts';
import type { FieldKey } from '../definition/Wizard.ts';
import type { Answers, FieldState, Walk } from './Walk.ts';

/**
 * Collects the answers for a draft, including those of hidden fields; `sensitive: false` leaves out answers that must not be stored.
 * @public
 */
export function collectAnswers(walk: Walk, options: { readonly sensitive: boolean }): Answers {
  const values: Record<FieldKey, Answer> = {};
  const rows: Record<string, readonly number[]> = {};
  const keep = (state: FieldState) => {
    if (state.answer !== null && (options.sensitive || !state.field.sensitive))
      values[state.key] = state.answer;
  };
  for (const node of walk.nodes) {
    if (node.kind === 'field') keep(node);
    if (node.kind === 'list' && node.rows.length > 0) {
      rows[node.key] = node.rows.map((row) => row.id);
      for (const row of node.rows) for (const part of row.parts) if (part.kind === 'field') keep(part);
    }
  }
  return { values, rows, nextRow: walk.nextRow };
}

/** Tells whether an answer differs from its value on entry, so that leaving would lose it. @public */
export function isDirty(walk: Walk): boolean {
  return !hasSameAnswers(collectAnswers(walk, { sensitive: true }), walk.start);
}

/** Tells whether two walks have the same answers in the same rows. */
export function hasSameAnswers(one: Answers, other: Answers): boolean {
  return hasSameEntries(one.values, other.values) && hasSameEntries(one.rows, other.rows);
}

function hasSameEntries(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => one[name] === other[name] || JSON.stringify(one[name]) === JSON.stringify(other[name]),
    )
  );
}

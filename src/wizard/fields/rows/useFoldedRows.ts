import { useCallback, useMemo, useState } from 'react';
import { findShownError, type Journey, type List, type RowState } from '../../../engine/index.ts';
import { useDraftAt, useWizard } from '../../context/useWizard.ts';

/** Complete rows with more questions are folded into one line. */
const maxUnfoldedQuestions = 2;

/**
 * Returns the folded rows of a list: rows that were complete when the step was opened or another row was added. A row opens when the
 * customer edits it, and when an answer in it is wrong or missing.
 */
export function useFoldedRows(list: List) {
  const { draft } = useWizard();
  const filled = useIds(useDraftAt(list.index, (now) => listFilledRows(now, list).join(' ')));
  const [folding, setFolding] = useState(filled);
  const foldFilled = useCallback(() => setFolding(listFilledRows(draft.getState(), list)), [draft, list]);
  const unfold = useCallback((id: number) => setFolding((all) => all.filter((one) => one !== id)), []);
  const folded = useMemo(() => folding.filter((id) => filled.includes(id)), [folding, filled]);
  return { folded, foldFilled, unfold };
}

/** Lists the rows with an answer and without wrong or missing answers. */
function listFilledRows(journey: Journey, list: List): readonly number[] {
  if (list.parts.filter(({ kind }) => kind === 'field').length <= maxUnfoldedQuestions) return [];
  const state = journey.walk.nodes[list.index];
  const rows = state?.kind === 'list' ? state.rows : [];
  return rows.filter((row) => isFilled(journey, row)).map(({ id }) => id);
}

function isFilled(journey: Journey, { parts }: RowState): boolean {
  const fields = parts.filter((part) => part.kind === 'field');
  return (
    fields.some(({ value }) => value !== null && value !== false) &&
    fields.every(({ key, error }) => error === null && findShownError(journey, key) === null)
  );
}

/** Returns the same list as long as its ids stay the same. */
export function useIds(joined: string): readonly number[] {
  return useMemo(() => (joined === '' ? [] : joined.split(' ').map(Number)), [joined]);
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { findFirstControl } from '../../../ui/focus/focusControl.ts';

interface RowFocus {
  readonly row: number | null;
  readonly on: 'control' | 'heading';
}

/** Moves the focus after rows have changed; without rows, to the button that adds one. */
export function useRowFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<RowFocus | null>(null);
  useLayoutEffect(() => {
    if (wanted === null || frame.current === null) return;
    const row = frame.current.querySelector<HTMLElement>(`[data-row="${wanted.row}"]`);
    const inRow =
      wanted.on === 'control' ? row && findFirstField(row) : row?.querySelector<HTMLElement>('h3');
    (inRow ?? frame.current.querySelector<HTMLElement>('[data-add]'))?.focus();
    setWanted(null);
  }, [wanted]);
  const focusRow = useCallback((row: number | null, on: RowFocus['on']) => setWanted({ row, on }), []);
  return { frame, focusRow };
}

/** Returns the row that takes the focus after a removal: the row that moved up, else the last row; null when the list is empty. */
export function findRowToFocus(ids: readonly number[], removed: number): number | null {
  const position = ids.indexOf(removed);
  const left = ids.filter((id) => id !== removed);
  return left[position] ?? left.at(-1) ?? null;
}

function findFirstField(row: HTMLElement): HTMLElement | null {
  const field = row.querySelector('[data-field]:not([hidden])');
  return field && findFirstControl(field);
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { errorShown, type List, type ListState, type Walk } from '../../engine/index.ts';
import { useDraftAt, useWizard } from '../useWizard.ts';
import { firstControl } from './focusControl.ts';
import { Row } from './Row.tsx';
import { rowFocusAfterRemoval } from './rowFocus.ts';
import classes from './RowList.module.css';
import { useMountedOnceShown } from './useMountedOnceShown.ts';

/**
 * A list of groups. Draws its own rows by row id: names and headings follow the position, what was typed follows the row. Adding moves
 * the focus to the new row's first question, removing to the neighbour (W15). A keystroke in a row draws neither list nor rows again.
 */
export function RowList({ list }: { readonly list: List }) {
  const { draft, texts, ports } = useWizard();
  const ids = useRowIds(list);
  const shown = useDraftAt(list.index, ({ walk }) => listIn(walk, list)?.shown === true);
  const canAdd = useDraftAt(list.index, ({ walk }) => listIn(walk, list)?.canAdd === true);
  const error = useDraftAt(list.index, (current) => errorShown(current, list.path));
  const mounted = useMountedOnceShown(shown);
  const { frame, focusRow } = useRowFocus();
  const own = texts.of(list.path, null);

  const remove = useCallback(
    (id: number) => {
      const before = listIn(draft.getState().walk, list)?.rows.map((row) => row.id) ?? [];
      draft.dispatch({ kind: 'changed', requests: [{ removeRow: list.path, id }] });
      focusRow(rowFocusAfterRemoval(before, id), 'heading');
      const position = before.indexOf(id);
      const key = position < before.length - 1 ? 'wizard:rows.removedRenumbered' : 'wizard:rows.removed';
      const row = texts.of(list.path, null).text('row', { number: position + 1 });
      ports().announce(texts.get([key], { row, count: before.length - 1 }));
    },
    [draft, list, texts, ports, focusRow],
  );
  function add(): void {
    if (!canAdd) return;
    draft.dispatch({ kind: 'changed', requests: [{ addRow: list.path }] });
    focusRow(listIn(draft.getState().walk, list)?.rows.at(-1)?.id ?? null, 'control');
  }

  if (!mounted) return null;
  const full = { max: list.maxItems };
  return (
    <div ref={frame} className={classes.list} hidden={!shown} data-field={list.path}>
      {own.legend !== '' && <h2 className={classes.title}>{own.legend}</h2>}
      {own.hint !== '' && <p className={classes.hint}>{own.hint}</p>}
      {ids.map((id, position) => (
        <Row
          key={id}
          list={list}
          id={id}
          title={own.text('row', { number: position + 1 })}
          removeLabel={own.text('remove')}
          onRemove={remove}
        />
      ))}
      {error !== null && <p className={classes.error}>{texts.error(list.path, null, error)}</p>}
      <Button
        variant="default"
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        data-add
        {...(canAdd ? {} : { 'aria-disabled': true, 'data-disabled': true })}
        aria-describedby={canAdd ? undefined : `${list.path}-full`}
        onClick={add}
      >
        {own.text('add')}
      </Button>
      {!canAdd && (
        <p id={`${list.path}-full`} className={classes.hint}>
          {own.text('full', full) || texts.get(['wizard:rows.full'], full)}
        </p>
      )}
    </div>
  );
}

function listIn(walk: Walk, list: List): ListState | null {
  const state = walk.nodes[list.index];
  return state?.kind === 'list' ? state : null;
}

/** Ids of the rows, the same array until a row comes or goes. */
function useRowIds(list: List): readonly number[] {
  const joined = useDraftAt(list.index, ({ walk }) =>
    (listIn(walk, list)?.rows ?? []).map((row) => row.id).join(' '),
  );
  return useMemo(() => (joined === '' ? [] : joined.split(' ').map(Number)), [joined]);
}

type RowFocus = { readonly row: number | null; readonly on: 'control' | 'heading' };

/** Moves the focus once the rows stand as asked for; without a row left to the button that adds one. */
function useRowFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<RowFocus | null>(null);
  useLayoutEffect(() => {
    if (wanted === null || frame.current === null) return;
    const row = frame.current.querySelector<HTMLElement>(`[data-row="${wanted.row}"]`);
    const inRow = wanted.on === 'control' ? row && firstField(row) : row?.querySelector<HTMLElement>('h3');
    (inRow ?? frame.current.querySelector<HTMLElement>('[data-add]'))?.focus();
    setWanted(null);
  }, [wanted]);
  const focusRow = useCallback((row: number | null, on: RowFocus['on']) => setWanted({ row, on }), []);
  return { frame, focusRow };
}

function firstField(row: HTMLElement): HTMLElement | null {
  const field = row.querySelector('[data-field]:not([hidden])');
  return field && firstControl(field);
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { List } from '../../engine/index.ts';
import { errorShown } from '../draft/errorShown.ts';
import { changed } from '../draft/transitions.ts';
import { useDraft, useWizard } from '../useWizard.ts';
import { firstControl } from './focusControl.ts';
import { Row } from './Row.tsx';
import { rowFocusAfterRemoval } from './rowFocus.ts';
import classes from './RowList.module.css';
import { useMountedOnceShown } from './useMountedOnceShown.ts';

/**
 * A list of groups. Draws its own rows by row id: names and headings follow the position, what was typed follows the row. Adding moves
 * the focus to the new row's first question, removing to the neighbour (W15).
 */
export function RowList({ list }: { readonly list: List }) {
  const { draft, texts, ports } = useWizard();
  const state = useDraft(({ walk }) => walk.nodes[list.index]);
  const error = useDraft((current) => errorShown(current, list.path));
  const mounted = useMountedOnceShown(state?.kind === 'list' && state.shown);
  const { frame, focusRow } = useRowFocus();
  if (state?.kind !== 'list' || !mounted) return null;

  const own = texts.of(list.path, null);
  const ids = state.rows.map((row) => row.id);
  const name = (position: number) => own.text('row', { number: position + 1 });

  function add(): void {
    if (state?.kind !== 'list' || !state.canAdd) return;
    draft.update((before) => changed(before, [{ addRow: list.path }]));
    const after = draft.getState().walk.nodes[list.index];
    focusRow(after?.kind === 'list' ? (after.rows.at(-1)?.id ?? null) : null, 'control');
  }
  function remove(id: number): void {
    const position = ids.indexOf(id);
    draft.update((before) => changed(before, [{ removeRow: list.path, id }]));
    focusRow(rowFocusAfterRemoval(ids, id), 'heading');
    const params = { row: name(position), count: ids.length - 1 };
    const key = position < ids.length - 1 ? 'wizard:rows.removedRenumbered' : 'wizard:rows.removed';
    ports().announce(texts.get([key], params));
  }

  const full =
    own.text('full', { max: list.maxItems }) || texts.get(['wizard:rows.full'], { max: list.maxItems });
  return (
    <div ref={frame} className={classes.list} hidden={!state.shown} data-field={state.name}>
      {own.legend !== '' && <h2 className={classes.title}>{own.legend}</h2>}
      {own.hint !== '' && <p className={classes.hint}>{own.hint}</p>}
      {ids.map((id, position) => (
        <Row
          key={id}
          list={list}
          id={id}
          title={name(position)}
          removeLabel={own.text('remove')}
          onRemove={remove}
        />
      ))}
      {error !== null && <p className={classes.error}>{texts.error(list.path, null, error)}</p>}
      <Button
        variant="default"
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        data-add
        {...(state.canAdd ? {} : { 'aria-disabled': true, 'data-disabled': true })}
        aria-describedby={state.canAdd ? undefined : `${state.name}-full`}
        onClick={add}
      >
        {own.text('add')}
      </Button>
      {!state.canAdd && (
        <p id={`${state.name}-full`} className={classes.hint}>
          {full}
        </p>
      )}
    </div>
  );
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
  return { frame, focusRow: (row: number | null, on: RowFocus['on']) => setWanted({ row, on }) };
}

function firstField(row: HTMLElement): HTMLElement | null {
  const field = row.querySelector('[data-field]:not([hidden])');
  return field && firstControl(field);
}

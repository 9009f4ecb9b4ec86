import type { FieldProps } from '@rjsf/utils';
import { useCallback } from 'react';
import { findShownError, type List, type ListState, type Walk } from '../../../engine/index.ts';
import { useDraftAt, useWizard } from '../../context/useWizard.ts';
import classes from './ArrayField.module.css';
import { findFieldNode } from '../findFieldNode.ts';
import { Row } from './Row.tsx';
import type { StepContext } from '../Theme.ts';
import { useFoldedRows, useIds } from './useFoldedRows.ts';
import { useMountWhenShown } from '../useMountWhenShown.tsx';
import { findRowToFocus, useRowFocus } from './useRowFocus.ts';

/** A list of groups. */
export function ArrayField(props: FieldProps) {
  const { wizard } = useWizard();
  const node = findFieldNode(wizard, props);
  return node?.kind === 'list' && <RowList {...props} list={node} />;
}

/**
 * Draws rows by row id: names and headings follow the position, typed text follows the row. Adding moves the focus to the first question of
 * the new row, removing to the neighbour (W15). A keystroke in a row draws neither list nor rows again.
 */
function RowList({ list, ...props }: FieldProps & { readonly list: List }) {
  const { texts } = useWizard();
  const { registry } = props;
  const { theme }: StepContext = registry.formContext;
  const { ArrayFieldTemplate } = theme.templates;
  const ids = useRowIds(list);
  const shown = useDraftAt(list.index, ({ walk }) => listIn(walk, list)?.shown === true);
  const canAdd = useDraftAt(list.index, ({ walk }) => listIn(walk, list)?.canAdd === true);
  const error = useDraftAt(list.index, (current) => findShownError(current, list.path));
  const { mounted, instead } = useMountWhenShown(shown);
  const { frame, folded, add, remove, edit } = useRowChanges(list);
  if (!mounted) return instead;
  const own = texts.of(list.path, null);
  const full = { max: list.maxItems };
  return (
    <div ref={frame} className={classes.list} hidden={!shown} data-field={list.path}>
      <ArrayFieldTemplate
        schema={props.schema}
        fieldPathId={props.fieldPathId}
        registry={registry}
        title={own.legend}
        hint={own.hint}
        items={ids.map((id, position) => (
          <Row
            key={id}
            list={list}
            id={id}
            title={own.text('row', { number: position + 1 })}
            removeLabel={own.text('remove')}
            onRemove={remove}
            isFolded={folded.includes(id)}
            onEdit={edit}
            registry={registry}
          />
        ))}
        rawErrors={error === null ? [] : [texts.error(list.path, null, error)]}
        canAdd={canAdd}
        onAddClick={() => canAdd && add()}
        addLabel={own.text('add')}
        full={canAdd ? '' : own.text('full', full) || texts.get(['wizard:rows.full'], full)}
      />
    </div>
  );
}

/** Adds, opens and removes rows; the focus follows. */
function useRowChanges(list: List) {
  const { draft, texts, ports } = useWizard();
  const { frame, focusRow } = useRowFocus();
  const { folded, foldFilled, unfold } = useFoldedRows(list);
  const remove = useCallback(
    (id: number) => {
      const before = listIn(draft.getState().walk, list)?.rows.map((row) => row.id) ?? [];
      draft.dispatch({ kind: 'changed', requests: [{ removeRow: list.path, id }] });
      focusRow(findRowToFocus(before, id), 'heading');
      const position = before.indexOf(id);
      const key = position < before.length - 1 ? 'wizard:rows.removedRenumbered' : 'wizard:rows.removed';
      const row = texts.of(list.path, null).text('row', { number: position + 1 });
      ports().announce(texts.get([key], { row, count: before.length - 1 }));
    },
    [draft, list, texts, ports, focusRow],
  );
  const edit = useCallback(
    (id: number) => {
      unfold(id);
      focusRow(id, 'control');
    },
    [unfold, focusRow],
  );
  function add(): void {
    foldFilled();
    draft.dispatch({ kind: 'changed', requests: [{ addRow: list.path }] });
    const { rows = [] } = listIn(draft.getState().walk, list) ?? {};
    focusRow(rows.at(-1)?.id ?? null, 'control');
    const row = texts.of(list.path, null).text('row', { number: rows.length });
    ports().announce(texts.get(['wizard:rows.added'], { row, count: rows.length }));
  }
  return { frame, folded, add, remove, edit };
}

function listIn(walk: Walk, list: List): ListState | null {
  const state = walk.nodes[list.index];
  return state?.kind === 'list' ? state : null;
}

/** Ids of the rows; the same array until a row is added or removed. */
function useRowIds(list: List): readonly number[] {
  return useIds(
    useDraftAt(list.index, ({ walk }) => (listIn(walk, list)?.rows ?? []).map((row) => row.id).join(' ')),
  );
}

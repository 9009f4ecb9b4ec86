import { IconAlertCircle, IconPlus } from '@tabler/icons-react';
import type { TableDefinition } from '../../../engine/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { EditResult } from '../edit/EditResult.tsx';
import { useEdit } from '../edit/useEdit.ts';
import edits from '../edit/Edit.module.css';
import { say } from '../say.ts';
import { GridRow } from './GridRow.tsx';
import { sayColumn } from './sayColumn.ts';
import { useMarks } from './useMarks.ts';
import { useTableDraft } from './useTableDraft.ts';
import classes from './Tables.module.css';

interface TableGridProps {
  readonly opened: FormAnswer;
  readonly name: string;
  readonly table: TableDefinition;
}

/** The rows of a table as a grid. They are written together, after all checks; a mistake is marked at its row. */
export function TableGrid({ opened, name, table }: TableGridProps) {
  const draft = useTableDraft(name, table);
  const edit = useEdit();
  const marks = useMarks(opened, name, draft.isChanged ? edit.findings : null);
  const { rows, was, to, isChanged } = draft;
  const hasWhen = rows.some(({ when }) => when !== null);
  return (
    <form
      className={classes['grid']}
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        void edit
          .save({ kind: 'table', form: opened.form.id, table: name, was, to })
          .then((done) => done !== null && draft.forget());
      }}
    >
      <div className={classes['scroll']}>
        <table className={classes['table']} aria-label={say('tables.rows')}>
          <Head table={table} hasWhen={hasWhen} />
          <tbody>
            {rows.map((row, at) => (
              <GridRow
                key={row.id}
                row={row}
                at={at}
                table={table}
                draft={draft}
                hasWhen={hasWhen}
                marks={marks.ofRow(at)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {marks.ofTable.map((message) => (
        <p key={message} className={classes['mark']}>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
          <span>{message}</span>
        </p>
      ))}
      <button type="button" className={edits['add']} onClick={draft.add}>
        <IconPlus size={16} stroke={2} aria-hidden="true" />
        <span>{say('tables.add')}</span>
      </button>
      <p className={classes['note']}>{say('tables.paste')}</p>
      <EditResult edit={edit} />
      {isChanged && (
        <div className={edits['ends']}>
          <button type="submit" className={edits['main']} disabled={edit.isBusy}>
            {say('edit.save')}
          </button>
          <button type="button" className={edits['plain']} onClick={draft.forget}>
            {say('words.discard')}
          </button>
        </div>
      )}
    </form>
  );
}

function Head({ table, hasWhen }: { readonly table: TableDefinition; readonly hasWhen: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">{say('tables.number')}</th>
        {Object.entries(table.columns).map(([column, is]) => (
          <th key={column} scope="col">
            <span className={classes['column']}>{column}</span>
            <span className={classes['kind']}>{sayColumn(is, column === table.key)}</span>
          </th>
        ))}
        {hasWhen && <th scope="col">{say('tables.when')}</th>}
        <th scope="col">{say('options.change')}</th>
      </tr>
    </thead>
  );
}

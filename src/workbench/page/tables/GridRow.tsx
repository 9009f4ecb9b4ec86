import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import type { TableDefinition } from '../../../engine/index.ts';
import edits from '../edit/Edit.module.css';
import { say } from '../say.ts';
import { GridCell } from './GridCell.tsx';
import type { DraftRow, TableDraft } from './useTableDraft.ts';
import classes from './Tables.module.css';

interface GridRowProps {
  readonly row: DraftRow;
  readonly at: number;
  readonly table: TableDefinition;
  readonly draft: TableDraft;
  readonly hasWhen: boolean;
  /** The mistakes in the row. */
  readonly marks: readonly string[];
}

/** One row of the grid with its tools; below it what is wrong. */
export function GridRow({ row, at, table, draft, hasWhen, marks }: GridRowProps) {
  const columns = Object.entries(table.columns);
  const number = at + 1;
  return (
    <>
      <tr data-marked={marks.length > 0 || undefined}>
        <th scope="row">{number}</th>
        {columns.map(([name, column]) => (
          <td key={name}>
            <GridCell
              label={say('tables.cell', { name, number })}
              column={column}
              text={row.cells[name] ?? ''}
              isMarked={marks.length > 0}
              onChange={(text) => draft.setCell(at, name, text)}
              onPaste={(sheet) => draft.paste(at, name, sheet)}
            />
          </td>
        ))}
        {hasWhen && (
          <td>
            <When row={row} number={number} onChange={(when) => draft.setWhen(at, when)} />
          </td>
        )}
        <td className={classes['tools']}>
          {(
            [
              ['tables.up', IconArrowUp, () => draft.move(at, -1), at === 0],
              ['tables.down', IconArrowDown, () => draft.move(at, 1), at === draft.rows.length - 1],
              ['tables.remove', IconX, () => draft.remove(at), false],
            ] as const
          ).map(([key, Icon, press, isOff]) => (
            <button
              key={key}
              type="button"
              className={edits['tool']}
              disabled={isOff}
              aria-label={say(key, { number })}
              title={say(key, { number })}
              onClick={press}
            >
              <Icon size={18} stroke={1.75} aria-hidden="true" />
            </button>
          ))}
        </td>
      </tr>
      {marks.map((message) => (
        <tr key={message} data-marked>
          <td colSpan={columns.length + (hasWhen ? 3 : 2)} className={classes['message']}>
            {message}
          </td>
        </tr>
      ))}
    </>
  );
}

interface WhenProps {
  readonly row: DraftRow;
  readonly number: number;
  readonly onChange: (when: DraftRow['when']) => void;
}

/** Whether the row is offered. A condition of the file can be kept, and is changed there. */
function When({ row, number, onChange }: WhenProps) {
  const written = row.row['when'] ?? null;
  const hasCondition = written !== null && written !== false;
  const value = row.when === null ? 'always' : row.when === false ? 'never' : 'condition';
  return (
    <select
      aria-label={say('tables.cell', { name: say('tables.when'), number })}
      className={classes['cell']}
      value={value}
      onChange={({ target }) =>
        onChange(target.value === 'always' ? null : target.value === 'never' ? false : written)
      }
    >
      <option value="always">{say('tables.when.always')}</option>
      <option value="never">{say('tables.when.never')}</option>
      {hasCondition && (
        <option value="condition">
          {typeof written === 'string' ? written : say('tables.when.condition')}
        </option>
      )}
    </select>
  );
}

import type { KeyboardEvent } from 'react';
import { type Column, printCell } from '../../model/tables/cells.ts';
import { isSheet, parseSheet } from '../../model/tables/parseSheet.ts';
import { cellWords } from './cellWords.ts';
import classes from './Tables.module.css';

interface GridCellProps {
  readonly label: string;
  readonly column: Column;
  readonly text: string;
  readonly isMarked: boolean;
  readonly onChange: (text: string) => void;
  readonly onPaste: (sheet: readonly (readonly string[])[]) => void;
}

/** One cell: a choice where the column has few values, otherwise a field that takes cells of a spreadsheet. */
export function GridCell({ label, column, text, isMarked, onChange, onPaste }: GridCellProps) {
  const values = listValues(column);
  if (values !== null)
    return (
      <select
        aria-label={label}
        aria-invalid={isMarked || undefined}
        className={classes['cell']}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      >
        {['', ...values, ...(text === '' || values.includes(text) ? [] : [text])].map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    );
  return (
    <input
      aria-label={label}
      aria-invalid={isMarked || undefined}
      className={classes['cell']}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={moveInColumn}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain');
        if (!isSheet(pasted)) return;
        event.preventDefault();
        onPaste(parseSheet(pasted));
      }}
    />
  );
}

function listValues(column: Column): readonly string[] | null {
  if ('match' in column) return null;
  if (column.type === 'boolean') return [cellWords.yes, cellWords.no];
  return column.enum?.map((value) => printCell(value, cellWords)) ?? null;
}

/** Enter and the arrows go to the cell below or above, as in a spreadsheet. */
function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const cell = event.currentTarget.closest('td');
  const rows = [...(cell?.closest('tbody')?.rows ?? [])].filter((row) => row.querySelector('input, select'));
  const row = cell?.closest('tr');
  const next = row ? rows[rows.indexOf(row) + by] : undefined;
  next?.cells[cell?.cellIndex ?? 0]?.querySelector<HTMLElement>('input, select')?.focus();
}

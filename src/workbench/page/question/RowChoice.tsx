import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import edits from '../edit/Edit.module.css';
import { count, say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { useRows } from '../rows/useRow.ts';
import classes from './RowChoice.module.css';

interface RowChoiceProps {
  readonly opened: FormAnswer;
  readonly list: string;
}

/** The rows that a list has in the preview, of which one is looked at, and a button for another one. */
export function RowChoice({ opened, list }: RowChoiceProps) {
  const { rows, chosen } = useRows(list);
  const row = useWorkbench((state) => state.row);
  const order = useWorkbench((state) => state.order);
  const title = opened.texts[`${list}.row`] ?? '{number}';
  useEffect(() => {
    if (row !== chosen) choose(chosen);
  }, [row, chosen]);
  return (
    <div className={classes['rows']}>
      {rows.length === 0 ? (
        <p className={classes['none']}>{say('row.none')}</p>
      ) : (
        <label className={classes['choice']}>
          <span>{say('row.choice', { count: count('row.count', rows.length) })}</span>
          <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
            {rows.map((id, position) => (
              <option key={id} value={position}>
                {title.replace('{number}', String(position + 1))}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className={edits['add']} onClick={() => order?.({ kind: 'addRow', list })}>
        <IconPlus size={16} stroke={2} aria-hidden="true" />
        <span>{say('row.add')}</span>
      </button>
    </div>
  );
}

function choose(row: number): void {
  useWorkbench.setState({ row });
}

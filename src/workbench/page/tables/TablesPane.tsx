import { useId, useState } from 'react';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { TableGrid } from './TableGrid.tsx';
import classes from './Tables.module.css';

/** The tables that rules look up, those of the form first. All forms share them. */
export function TablesPane({ opened }: { readonly opened: FormAnswer }) {
  const { tables } = opened.source.shared;
  const own = opened.tables.filter((name) => Object.hasOwn(tables, name));
  const others = Object.keys(tables).filter((name) => !own.includes(name));
  const [chosen, setChosen] = useState(own[0] ?? others[0] ?? '');
  const id = useId();
  const table = tables[chosen];
  return (
    <section className={classes['pane']} aria-labelledby="tables">
      <h1 id="tables" tabIndex={-1} className={classes['title']}>
        {say('tables')}
      </h1>
      <div className={classes['choice']}>
        <label htmlFor={id}>{say('tables.table')}</label>
        <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <Names label={say('tables.own')} names={own} />
          <Names label={say('tables.others')} names={others} />
        </select>
      </div>
      {table !== undefined && (
        <>
          <p className={classes['says']}>{table.says}</p>
          <p className={classes['note']}>{say('tables.shared')}</p>
          <TableGrid key={chosen} opened={opened} name={chosen} table={table} />
        </>
      )}
    </section>
  );
}

function Names({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <optgroup label={label}>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

import type { FormSource } from '../definition/FormSource.ts';
import type { TableDefinition } from '../definition/files/TablesFile.ts';

export interface TablesInUse {
  readonly tables: Readonly<Record<string, TableDefinition>>;
  /** Tables whose rows are read as a list, `table.<name>`. */
  readonly listed: ReadonlySet<string>;
}

/**
 * Finds the tables that a form can read, including those through shared conditions, shared values and other tables. A text that equals the
 * name of a table counts as well.
 */
export function findTablesInUse({ steps, rules, calls, wizard, shared }: FormSource): TablesInUse {
  const { tables, conditions, values } = shared;
  const listed = new Set<string>();
  const seen = new Set<unknown>();
  const open: unknown[] = [steps, rules, calls, wizard];
  while (open.length > 0) {
    const part = open.pop();
    if (typeof part === 'string') followName(part.replace(/^!/, ''));
    else if (part !== null && typeof part === 'object') open.push(...Object.values(part));
  }
  return {
    tables: Object.fromEntries(Object.entries(tables).filter(([, table]) => seen.has(table))),
    listed,
  };

  function followName(text: string): void {
    const [area, name = ''] = text.split('.', 2);
    const isListed = area === 'table' && Object.hasOwn(tables, name);
    if (isListed) listed.add(name);
    const found = [
      getOwnEntry(tables, isListed ? name : text),
      getOwnEntry(conditions, text),
      area === 'value' ? getOwnEntry(values, name) : undefined,
    ];
    for (const definition of found) {
      if (definition === undefined || seen.has(definition)) continue;
      seen.add(definition);
      open.push(definition);
    }
  }
}

function getOwnEntry<Value>(all: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

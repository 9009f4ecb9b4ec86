import { isList, parseOperation, type Expression, type FormSource } from '../../../engine/index.ts';
import { memoizePerObject } from './memoizePerObject.ts';
import { collectNames, pickReadDefinitions } from './pickReadDefinitions.ts';

/** How a form reads a table. */
export interface TableReads {
  /** Columns that are looked up, found by, or decide whether a row applies. */
  readonly columns: ReadonlySet<string>;
  /** True when the form asks which rows apply: it offers them, or reads them as a list. */
  readonly asksRows: boolean;
  /** True when the order of the rows can make a difference. */
  readonly isOrdered: boolean;
}

interface FoundTableReads {
  readonly columns: Set<string>;
  asksRows: boolean;
  isOrdered: boolean;
}

/** Finds the tables that a form reads, also through shared conditions and values. */
export const findTableReads = memoizePerObject((source: FormSource): ReadonlyMap<string, TableReads> => {
  const { tables } = source.shared;
  const uses = new Map<string, FoundTableReads>();
  const rowParts = new Set<string>();
  const { conditions, values, tables: read } = pickReadDefinitions(collectNames(source), source.shared);
  for (const part of [source.steps, source.rules, source.calls, source.wizard, conditions, values])
    visitPart(part);
  for (const { rows } of Object.values(read)) visitPart(rows.map(({ when }) => when ?? null));
  for (const { options } of Object.values(source.rules.fields ?? {})) {
    if (typeof options === 'string') noteAskedRows(options, true);
    else if (options !== undefined && 'table' in options) noteAskedRows(options.table, true);
  }
  for (const [name, use] of uses) addColumns(name, use);
  return uses;

  function getOrAddReads(name: string): FoundTableReads | null {
    if (!Object.hasOwn(tables, name)) return null;
    const use = uses.get(name) ?? { columns: new Set(), asksRows: false, isOrdered: false };
    uses.set(name, use);
    return use;
  }

  function noteAskedRows(name: string, isOrdered: boolean): void {
    const use = getOrAddReads(name);
    if (use) Object.assign(use, { asksRows: true, isOrdered: use.isOrdered || isOrdered });
  }

  function visitPart(part: unknown): void {
    if (typeof part === 'string') return visitText(part, true);
    if (part === null || typeof part !== 'object') return;
    const operation = parseOperation(part as Expression);
    if (!operation) return Object.values(part).forEach(visitPart);
    const { operator, operands } = operation;
    const [first = null, ...rest] = operands;
    if (operator.args[0]?.at === 'table') {
      const [key = null, column] = rest;
      const use = typeof first === 'string' ? getOrAddReads(first) : null;
      if (typeof column === 'string') use?.columns.add(column);
      if (key !== null && typeof key === 'object' && !isList(key) && parseOperation(key) === null)
        for (const name of Object.keys(key)) use?.columns.add(name);
      return visitPart(key);
    }
    // The order does not matter to the questions whether one row or every row applies.
    if (typeof first === 'string') visitText(first, operator.result !== 'boolean');
    else visitPart(first);
    rest.forEach(visitPart);
  }

  function visitText(text: string, isOrdered: boolean): void {
    const [area, name = ''] = text.replace(/^!/, '').split('.', 2);
    if (area === 'table') noteAskedRows(name, isOrdered);
    if (area === 'row') rowParts.add(name);
  }

  /** Adds the columns that decide whether a row applies, and the parts of rows that are read. */
  function addColumns(name: string, use: FoundTableReads): void {
    for (const [column, is] of Object.entries(tables[name]?.columns ?? {}))
      if (use.asksRows && ('match' in is || rowParts.has(column))) use.columns.add(column);
  }
});

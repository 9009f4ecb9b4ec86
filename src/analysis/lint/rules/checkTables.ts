import {
  listTableEntries,
  expandExpression,
  isList,
  type Problem,
  type TableDefinition,
  type TableRow,
  getValueColumn,
} from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, LintSubject } from '../LintSubject.ts';
import { checkEachWizard } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { locateNode } from '../shared/locateNode.ts';
import { inferRuleType, createTypes } from '../shared/inferRuleType.ts';

interface NamedTable {
  readonly name: string;
  readonly table: TableDefinition;
}

type TableProblem = Pick<Problem, 'code' | 'message'> & { readonly pointer: string };

function checkEachTable(find: (named: NamedTable, subject: LintSubject) => readonly TableProblem[]): Check {
  return (subject) => {
    const { tables, tableFiles } = subject.repository.shared;
    return Object.entries(tables).flatMap(([name, table]) =>
      find({ name, table }, subject).map((found) => ({
        ...found,
        file: tableFiles[name] ?? '',
        pointer: formatPointer(name) + found.pointer,
      })),
    );
  };
}

/** Finds cells without a column, cells of another type, and rows without a key. */
export const tableCell = checkEachTable(({ name, table }) => {
  const { columns, key, unique = [] } = table;
  const unknown = [key, ...unique.flat()].filter((one) => getValueColumn(columns[one]) === null);
  const ofTable = unknown.map((one) => ({
    pointer: '',
    ...mistake('table-cell.column', { table: name, column: one }),
  }));
  const ofRows = table.rows.flatMap((row, position) => {
    const pointer = formatPointer('rows', position);
    const problems = Object.entries(row).flatMap(([column, cell]) =>
      column === 'when' || fitsColumn(columns[column], cell)
        ? []
        : [{ pointer: pointer + formatPointer(column), ...mistake('table-cell', { table: name, column }) }],
    );
    return row[key] === undefined
      ? [...problems, { pointer, ...mistake('table-cell.key', { table: name, column: key }) }]
      : problems;
  });
  return [...ofTable, ...ofRows];
});

function fitsColumn(column: TableDefinition['columns'][string] | undefined, cell: TableRow[string]): boolean {
  if (column === undefined || cell === null) return false;
  if (!('type' in column)) return typeof cell !== 'object' || isList(cell) || 'not' in cell;
  if (typeof cell === 'object') return column.type === 'integer' && 'from' in cell;
  if (column.enum && !column.enum.includes(cell)) return false;
  switch (column.type) {
    case 'boolean':
    case 'string':
      return typeof cell === column.type;
    case 'integer':
      return Number.isInteger(cell);
    case 'number':
      return typeof cell === 'number' && (column.format !== 'euro' || Math.round(cell * 100) / 100 === cell);
  }
}

/** Finds rows with equal values in a key or in columns that are unique. */
export const repeatedKey = checkEachTable(({ name, table }) =>
  [[table.key], ...(table.unique ?? [])].flatMap((columns) => {
    const seen = new Set<string>();
    return listTableEntries(table).flatMap(({ cells, position }): readonly TableProblem[] => {
      if (columns.some((column) => cells[column] === undefined)) return [];
      const values = columns.map((column) => cells[column]);
      const id = JSON.stringify(values);
      const isNew = !seen.has(id);
      seen.add(id);
      const says = mistake('repeated-key', {
        table: name,
        columns: columns.join(', '),
        values: values.join(', '),
      });
      return isNew ? [] : [{ pointer: formatPointer('rows', position, table.key), ...says }];
    });
  }),
);

/** Finds values of a covered column without a row. */
export const tableGap = checkEachTable(({ name, table }, { repository: { shared }, tools }) => {
  const types = createTypes(null, shared, tools.derivations);
  return Object.entries(table.columns).flatMap(([column, is]) => {
    const covers = getValueColumn(is)?.covers;
    if (covers === undefined) return [];
    const value = covers.startsWith('value.') ? shared.values[covers.slice('value.'.length)] : covers;
    const { expression } = expandExpression(value ?? null, 'value');
    const { values } = inferRuleType(expression, null, types);
    const there = new Set(listTableEntries(table).map(({ cells }) => cells[column]));
    const gaps = (values ?? []).filter((one) => !there.has(one));
    const at = { pointer: formatPointer('columns', column, 'covers') };
    if (values === null) return [{ ...at, ...mistake('table-gap.open', { covers }) }];
    return gaps.map((gap) => ({ ...at, ...mistake('table-gap', { table: name, covers, value: gap }) }));
  });
});

/** Finds rows that can apply together in a table of which at most one row applies. */
export const overlappingRows = checkEachTable(({ name, table }) =>
  table.hit !== 'unique'
    ? []
    : table.rows.flatMap((row, position) =>
        table.rows.slice(0, position).some((other) => !areApart(table, row, other))
          ? [
              {
                pointer: formatPointer('rows', position, table.key),
                ...mistake('overlapping-rows', { table: name }),
              },
            ]
          : [],
      ),
);

/** Finds rows that never apply, and rows after another one that applies whenever they do, in a table of which the first row counts. */
export const unreachableRow = checkEachTable(({ name, table }, { repository: { shared }, tools }) => {
  const types = createTypes(null, shared, tools.derivations);
  const possible = (match: string) => {
    const value = match.startsWith('value.') ? (shared.values[match.slice('value.'.length)] ?? null) : match;
    return inferRuleType(expandExpression(value, 'value').expression, null, types).values;
  };
  return table.rows.flatMap((row, position) => {
    const isNever = Object.entries(table.columns).some(([column, is]) => {
      const cells = 'match' in is ? formatList(row[column]) : null;
      const values = 'match' in is ? possible(is.match) : null;
      return cells !== null && values !== null && !values.some((value) => cells.has(value));
    });
    const isBehind =
      table.hit === 'first' && table.rows.slice(0, position).some((other) => isWithin(table, row, other));
    return isNever || isBehind
      ? [
          {
            pointer: formatPointer('rows', position, table.key),
            ...mistake('unreachable-row', { table: name }),
          },
        ]
      : [];
  });
});

function isWithin({ columns }: TableDefinition, row: TableRow, other: TableRow): boolean {
  const conditions = [
    'when',
    ...Object.entries(columns).flatMap(([name, is]) => ('match' in is ? [name] : [])),
  ];
  return conditions.every(
    (name) => other[name] === undefined || JSON.stringify(other[name]) === JSON.stringify(row[name]),
  );
}

/** Returns true when the cells of two rows exclude each other, or one of the rows is never offered. */
function areApart({ columns }: TableDefinition, row: TableRow, other: TableRow): boolean {
  if (row['when'] === false || other['when'] === false) return true;
  return Object.entries(columns).some(([name, is]) => {
    if (!('match' in is)) return false;
    const [left, right] = [formatList(row[name]), formatList(other[name])];
    if (left !== null && right !== null) return ![...left].some((value) => right.has(value));
    const [cells, excluded] =
      left === null ? [right, excludedBy(row[name])] : [left, excludedBy(other[name])];
    return cells !== null && [...cells].every((value) => excluded.has(value));
  });
}

function formatList(cell: TableRow[string] | undefined): ReadonlySet<unknown> | null {
  if (cell === undefined || cell === null) return null;
  if (typeof cell !== 'object') return new Set([cell]);
  return isList(cell) ? new Set(cell) : null;
}

function excludedBy(cell: TableRow[string] | undefined): ReadonlySet<unknown> {
  const excluded = typeof cell === 'object' && cell !== null && 'not' in cell ? cell.not : [];
  return new Set(Array.isArray(excluded) ? excluded : []);
}

/** Finds choices of a field without a row in its table. */
export const choiceWithoutRow: Check = checkEachWizard((form, { repository: { shared } }) =>
  form.wizard.nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) => {
      const options = form.source.rules.fields?.[node.path]?.options;
      const name = typeof options === 'string' ? options : options && 'table' in options ? options.table : '';
      const table = Object.hasOwn(shared.tables, name) ? shared.tables[name] : undefined;
      if (table === undefined) return [];
      const keys = new Set(listTableEntries(table).map(({ cells }) => cells[table.key]));
      return (node.schema.enum ?? [])
        .filter((value) => !keys.has(value))
        .map((value) => ({
          ...locateNode(form, node.path),
          ...mistake('choice-without-row', { value, path: node.path, table: name }),
        }));
    }),
);

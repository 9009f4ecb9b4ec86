import { expect, it } from 'vitest';
import { readForms } from '../../../src/definitions/disk.ts';
import type { TableRow } from '../../../src/engine/index.ts';
import { formatFile } from '../../../src/cli/write/formatFile.ts';
import { type CellWords, printCell, readCell, readRow } from '../../../src/workbench/model/tables/cells.ts';
import { parseSheet } from '../../../src/workbench/model/tables/parseSheet.ts';
import { setRows } from '../../../src/workbench/model/tables/setRows.ts';

const words: CellWords = { yes: 'Ja', no: 'Nein', not: 'nicht', to: 'bis' };
const { shared, files } = readForms('.');
const tables = Object.entries(shared.tables);

it.each(tables)('every cell of the table %s is read as it is written', (_, { columns, rows }) => {
  for (const row of rows)
    for (const [name, column] of Object.entries(columns))
      expect(readCell(printCell(row[name], words), column, words)).toEqual(row[name]);
});

it.each<readonly [string, Parameters<typeof readCell>[1], unknown]>([
  ['1.000,50 €', { type: 'number', format: 'euro' }, 1000.5],
  ['0.5', { type: 'number' }, 0.5],
  ['viel', { type: 'number' }, 'viel'],
  ['7-34', { type: 'integer' }, { from: 7, to: 34 }],
  [' ja', { type: 'boolean' }, true],
  ['0532', { type: 'string' }, '0532'],
  ['nicht CAR, VAN', { match: 'value.vehicle' }, { not: ['CAR', 'VAN'] }],
  ['Nein', { match: 'policy.isSeasonal' }, [false]],
  [' ', { type: 'string' }, undefined],
])('reads a cell that says "%s"', (text, column, cell) => {
  expect(readCell(text, column, words)).toEqual(cell);
});

it('keeps the other cells of a row at their place, with a new cell behind the columns before it', () => {
  const columns = {
    code: { type: 'string' },
    full: { type: 'number' },
    partial: { type: 'number' },
  } as const;
  const row: TableRow = { code: '1', when: false, partial: 5 };
  const typed = { code: '1', full: '2,5', partial: '5' };
  expect(JSON.stringify(readRow(row, typed, columns, words))).toBe(
    '{"code":"1","full":2.5,"when":false,"partial":5}',
  );
  expect(readRow(row, { code: '2', partial: '' }, columns, words)).toEqual({ code: '2', when: false });
});

it('reads what a spreadsheet puts on the clipboard', () => {
  expect(parseSheet('a\tb\r\n"1\n2"\t"say ""x"""\n')).toEqual([
    ['a', 'b'],
    ['1\n2', 'say "x"'],
  ]);
  expect(parseSheet('a\t\n\tb')).toEqual([
    ['a', ''],
    ['', 'b'],
  ]);
});

const path = 'rules/_shared/tables.json';
const text = files.get(path)?.text ?? '';

/** The lines that a change takes away (-) and adds (+). */
async function change(table: string, to: (rows: readonly TableRow[]) => readonly TableRow[]) {
  const was = shared.tables[table]?.rows ?? [];
  const result = setRows(new Map([[path, text]]), { kind: 'table', form: 'evb', table, was, to: to(was) });
  if (result.kind !== 'changed') return [result.kind];
  const after = (await formatFile(path, result.texts.get(path) ?? '')).split('\n');
  const before = text.split('\n');
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `-${line.trim()}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+${line.trim()}`),
    ...(before.length === after.length ? [] : [after.length - before.length]),
  ];
}

it('writes a changed cell, a new row, a row less and a moved row as a person would', async () => {
  const paid = (row: TableRow, at: number) => (at === 0 ? { ...row, full: 200 } : row);
  expect(await change('fullDeductibles', (rows) => rows.map(paid))).toEqual([
    '-{ "code": "0532", "full": 150, "partial": 150, "vehicle": ["CAR", "TRAILER", "MOTORBIKE"] },',
    '+{ "code": "0532", "full": 200, "partial": 150, "vehicle": ["CAR", "TRAILER", "MOTORBIKE"] },',
  ]);
  expect(await change('vehicleKinds', (rows) => [...rows, { hazard: '999', kind: 'VAN' }])).toEqual([
    '-{ "hazard": "202", "kind": "VAN" }',
    '+{ "hazard": "202", "kind": "VAN" },',
    '+{ "hazard": "999", "kind": "VAN" }',
    1,
  ]);
  expect(await change('vehicleKinds', (rows) => rows.toSpliced(2, 1))).toEqual([
    '-{ "hazard": "003", "kind": "MOTORBIKE" },',
    -1,
  ]);
  // The lines are the same in another order.
  expect(
    await change('vehicleKinds', (rows) => rows.toSpliced(1, 2, ...rows.slice(1, 3).toReversed())),
  ).toEqual([]);
});

it('writes nothing over rows that somebody else changed', () => {
  const edit = { kind: 'table', form: 'evb', table: 'countries', was: [], to: [] } as const;
  expect(setRows(new Map([[path, text]]), edit)).toEqual({ kind: 'conflict' });
});

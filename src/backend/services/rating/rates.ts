import tables from '../../../../rules/_shared/tables.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import rateTable from './rates.json' with { type: 'json' };
import vehicles from './vehicles.json' with { type: 'json' };

export const rates = rateTable;

/** The meaning of cover codes; forms read the same tables. */
export const coverage = {
  full: tables.fullDeductibles.rows,
  partial: tables.partialDeductibles.rows,
  assistance: tables.assistanceCodes.rows,
  addOns: tables.addOnCodes.rows,
} as const;

/** Finds the row of a cover code. */
export function findRowByCode<Row extends { readonly code: string }>(
  rows: readonly Row[],
  code: string | null | undefined,
): Row | undefined {
  return rows.find((row) => row.code === code);
}

/** Kinds of lines in the rates: third-party liability, fully and partly comprehensive cover. */
export type Line = 'liability' | 'full' | 'partial';

/** Returns the kind of a line of business (`20Y1`) in the rates; null for one without factors. */
export function findRatingLine(lob: string): Line | null {
  const name = findRateRow(rates.linesOfBusiness, lob);
  return name === 'liability' || name === 'full' || name === 'partial' ? name : null;
}

/** Returns the value of a line in a row of the tables. */
export function readLineValue(row: readonly number[], line: Line): number {
  const value = row[rates.lines.indexOf(line)];
  if (value === undefined) throw new Error(`A row of rates.json says nothing about ${line}.`);
  return value;
}

/** Finds the entry of a table by its key. */
export function findRateRow<Row>(table: Readonly<Record<string, Row>>, key: string): Row | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Returns the type classes of a vehicle by the keys of its manufacturer and type. */
export function findTypeClasses(hsn: string, tsn: string): readonly number[] {
  return findRateRow<readonly number[]>(vehicles.classes, `${hsn} ${tsn}`) ?? vehicles.unknown;
}

/** Returns the regional classes of a postal code; null without one. */
export function findRegionClasses(zip: string): readonly number[] | null {
  return (
    findRateRow<readonly number[]>(places.byTwoDigits, zip.slice(0, 2)) ??
    findRateRow<readonly number[]>(places.byFirstDigit, zip.slice(0, 1)) ??
    null
  );
}

import {
  evaluateExpression,
  pathsIn,
  plainScope,
  ruleHolds,
  type FactDefinition,
  type FactValue,
  type Scalar,
  type Value,
  type Wizard,
} from '../../../engine/index.ts';
import { listLiterals } from './listAtoms.ts';
import type { AtomTable } from './witnesses.ts';

type Row = Readonly<Record<string, Value>>;

/** Texts of rows that fields offer and rules compare with these fields, by part. */
export type OfferedTexts = Readonly<Record<string, readonly Scalar[]>>;

/** A list fact with what its rows are read in. */
interface ListInput {
  readonly name: string;
  readonly wizard: Wizard;
}

/**
 * Lists values of a list fact that rules distinguish: all kinds of rows together, each kind alone, none. A row is of another kind when a
 * part that a rule reads has another value, one part at a time, when a rule about the rows has another truth, or when a field starts with
 * another value that a rule compares it with.
 */
export function listWitnesses(
  fact: FactDefinition,
  { atoms }: AtomTable,
  offered: OfferedTexts,
  input: ListInput,
): readonly FactValue[] {
  const parts = Object.entries(fact.rows ?? {});
  const isAsked = (part: string) => atoms.some(({ paths }) => paths.includes(`row.${part}`));
  const plain: Row = Object.fromEntries(
    parts.map(([part, shape]) => [part, listColumnValues(shape)[0] ?? null]),
  );
  const others = parts.flatMap(([part, shape]) =>
    [...(isAsked(part) ? listColumnValues(shape).slice(1) : []), ...(offered[part] ?? [])].map((value) => ({
      [part]: value,
    })),
  );
  const deciding = atoms.flatMap((atom) => findDecidingRow(atom, parts, plain, input));
  const started = listStartRows(atoms, parts, input);
  const rows = [{}, ...others, ...deciding, ...started].map((own: Row, position) => ({
    ...plain,
    ...pickTextsAt(position, parts),
    ...own,
  }));
  const alone = rows.length > 1 ? rows.map((row) => [row]) : [];
  return [rows, ...alone, null];
}

/** Adds texts to rows from examples, because texts distinguish rows, too. */
function pickTextsAt(position: number, parts: readonly (readonly [string, FactDefinition])[]): Row {
  const texts = parts.flatMap(([part, { type, enum: values, examples = [] }]) => {
    if (type !== 'string' || values !== undefined) return [];
    return [[part, examples[position % examples.length] ?? `Beispiel ${position + 1}`] as const];
  });
  return Object.fromEntries(texts);
}

const mostTried = 400;

/** Finds the values of a row with which a rule about the rows of the list has another truth than with the plain row; none when there are none. */
function findDecidingRow(
  { atom, paths, asked }: AtomTable['atoms'][number],
  parts: readonly (readonly [string, FactDefinition])[],
  plain: Row,
  { name, wizard }: ListInput,
): readonly Row[] {
  const read = parts.filter(([part]) => paths.includes(`row.${part}`));
  if (!paths.includes(name) || read.length === 0) return [];
  const isTrue = (row: Row) => ruleHolds(atom, plainScope(wizard, { [name]: [row] }));
  const usual = isTrue(plain);
  return combineParts(read, asked)
    .filter((own) => isTrue({ ...plain, ...own }) !== usual)
    .slice(0, 1);
}

/** Finds, for each value that a rule compares a field with, the values of a row that the field starts with it. */
function listStartRows(
  atoms: AtomTable['atoms'],
  parts: readonly (readonly [string, FactDefinition])[],
  { name, wizard }: ListInput,
): readonly Row[] {
  return wizard.start.flatMap(({ path, value: { expression, reads } }) => {
    const read = pathsIn(expression);
    const own = parts.filter(([part]) => read.includes(`row.${part}`));
    if (!reads.includes(name) || own.length === 0) return [];
    const compared = new Set(atoms.flatMap(({ paths, asked }) => (paths.includes(path) ? asked : [])));
    return [...compared].flatMap((constant) =>
      combineParts(own, [...listLiterals(expression), constant])
        .filter((row) => evaluateExpression(expression, plainScope(wizard, { [name]: [row] })) === constant)
        .slice(0, 1),
    );
  });
}

/** Combines the values of parts of a row; each part may also be left as it is. */
function combineParts(
  parts: readonly (readonly [string, FactDefinition])[],
  values: readonly Scalar[],
): readonly Row[] {
  return parts.reduce<readonly Row[]>(
    (rows, [part, { type }]) =>
      rows
        .flatMap((row) => [
          row,
          ...values.filter((value) => typeof value === type).map((value) => ({ ...row, [part]: value })),
        ])
        .slice(0, mostTried),
    [{}],
  );
}

function listColumnValues({ type, enum: values, examples }: FactDefinition): readonly Value[] {
  if (type === 'boolean') return [false, true];
  return values ?? examples ?? [];
}

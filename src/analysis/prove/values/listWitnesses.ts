import type { FactDefinition, FactValue, Scalar, Value } from '../../../engine/index.ts';
import type { AtomTable } from './witnesses.ts';

type Row = Readonly<Record<string, Value>>;

/** Texts of rows that fields offer and rules compare with these fields, by part. */
export type OfferedTexts = Readonly<Record<string, readonly Scalar[]>>;

/**
 * Lists values of a list fact that rules distinguish: all kinds of rows together, each kind alone, none. A row is of another kind when a
 * part that a rule reads has another value; one part at a time.
 */
export function listWitnesses(
  fact: FactDefinition,
  { atoms }: AtomTable,
  offered: OfferedTexts,
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
  const rows = [{}, ...others].map((own: Row, position) => ({
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

function listColumnValues({ type, enum: values, examples }: FactDefinition): readonly Value[] {
  if (type === 'boolean') return [false, true];
  return values ?? examples ?? [];
}

import {
  asJson,
  evaluateExpression,
  isList,
  plainScope,
  ruleHolds,
  walkScope,
  type Facts,
  type Field,
  type FileReference,
  isFile,
  type FieldState,
  type Expression,
  type Scalar,
  type Scope,
  type Value,
  type Walk,
  pathsIn,
} from '../../../engine/index.ts';
import { listComparedDates } from './listComparedDates.ts';
import { listNeighbours } from './listNeighbours.ts';

/** The atoms of a form, with the paths they read. Collected once per form. */
export interface AtomTable {
  /** True when answers that the field refuses count, too, and no answer where one is required: a customer sees what they bring. */
  readonly withRefused?: boolean;
  readonly atoms: readonly {
    readonly atom: Expression;
    readonly paths: readonly string[];
    /** Values that the atom distinguishes. */
    readonly asked: readonly Scalar[];
    /** True when the atom asks which rows of a table apply. */
    readonly readsTable: boolean;
  }[];
}

export type Witness = Scalar | FileReference;

/**
 * Lists acceptable answers of a field that together meet every atom about it, one per class: two answers are of one class when every atom
 * over this field alone has the same truth for both. With `withRefused`, classes that only refused answers meet have one of these. Null is no witness; the explorer leaves fields empty itself. `asRow`: the field is a
 * part of rows, which atoms read as `row.<part>`.
 */
export function findWitnesses(
  walk: Walk,
  table: AtomTable,
  state: FieldState,
  path: string,
): readonly Witness[] {
  if (isFile(state.field)) return listFileWitnesses(state.field, table, path);
  const { wizard, facts } = walk;
  const outerScope = walkScope(walk);
  const atoms = table.atoms.filter(({ paths }) => paths.includes(path));
  const all = listCandidates(walk, atoms, state, path);
  const accepted = all.filter((value) => isAcceptable(state, value));
  const refused = table.withRefused && isTyped(state) ? listRefused(state, all) : [];
  const candidates = [...accepted, ...refused];
  if (atoms.some(({ paths }) => paths.some((other) => other !== path && !Object.hasOwn(facts, other))))
    return candidates;
  const classes = new Map<string, Scalar>();
  for (const value of candidates) {
    const plain = plainScope(wizard, { ...facts, [path]: value });
    const scope: Scope = {
      ...plain,
      old: (name) => outerScope.old(name),
      changed: (name) => plain.read(name) !== outerScope.old(name),
    };
    const signature = atoms.map(({ atom }) => (ruleHolds(atom, scope) ? '1' : '0')).join('');
    if (!classes.has(signature)) classes.set(signature, value);
  }
  return [...classes.values()];
}

/** Returns true for a field into which any text or number can be typed. */
function isTyped({ field, options }: FieldState): boolean {
  return options === null && field.type !== 'boolean';
}

/** Lists answers that the field refuses: those of the candidates, and texts that are too short and too long. */
function listRefused(state: FieldState, candidates: readonly Scalar[]): readonly Scalar[] {
  const { type, schema } = state.field;
  const lengths = type === 'string' ? [(schema.minLength ?? 1) - 1, (schema.maxLength ?? -1) + 1] : [];
  const texts = lengths.filter((length) => length > 0).map((length) => 'x'.repeat(length));
  return [...candidates, ...texts].filter((value) => !isAcceptable(state, value));
}

/** Lists documents whose name and size meet every atom that reads them. */
function listFileWitnesses(field: Field, { atoms }: AtomTable, path: string): readonly FileReference[] {
  const listComparedValues = (member: 'name' | 'size') =>
    atoms.flatMap(({ asked: values, paths }) => (paths.includes(`${path}.${member}`) ? values : []));
  const names = listComparedValues('name').filter((name) => typeof name === 'string' && name !== '');
  const most = getMostBytes(field);
  const sizes = [
    1,
    most,
    ...listComparedValues('size').flatMap((size) => listNeighbours(size, { type: 'integer' })),
  ].filter((size): size is number => typeof size === 'number' && size >= 1 && size <= most);
  return [...new Set(['Nachweis.pdf', ...names.map(String)])].flatMap((name) =>
    [...new Set(sizes)].map((size) => createFileWitness(name, size)),
  );
}

function createFileWitness(name: string, size: number): FileReference {
  return { file: '00000000-0000-4000-8000-000000000000', name, size };
}

function getMostBytes({ control }: Field): number {
  const { maxBytes } = control.params;
  return typeof maxBytes === 'number' ? maxBytes : 1;
}

/** Returns any acceptable answer; null when none is known. */
export function findAnyWitness(state: FieldState, facts: Facts): Witness | null {
  if (isFile(state.field)) return createFileWitness('Nachweis.pdf', 1);
  return listPlainCandidates(state, facts).find((value) => isAcceptable(state, value)) ?? null;
}

/** Returns the longest acceptable answer, for the largest payload. */
export function findLargestWitness(state: FieldState, facts: Facts): Witness | null {
  if (isFile(state.field)) return createFileWitness('Nachweis.pdf', getMostBytes(state.field));
  const candidates = listPlainCandidates(state, facts).filter((value) => isAcceptable(state, value));
  return candidates.toSorted((left, right) => String(right).length - String(left).length)[0] ?? null;
}

/** Returns true for an answer within the current limits. */
export function isAcceptable(state: FieldState, value: Scalar): boolean {
  const { field, min, max } = state;
  const options = listSelectableValues(state);
  if (options && !options.includes(value)) return false;
  if (field.schema.const !== undefined && field.twoValued) return value === field.schema.const;
  if (min !== null && typeof min === typeof value && value < min) return false;
  if (max !== null && typeof max === typeof value && value > max) return false;
  return field.validate(value) === null;
}

function listCandidates(
  walk: Walk,
  atoms: AtomTable['atoms'],
  state: FieldState,
  path: string,
): readonly Scalar[] {
  const { facts } = walk;
  const currentScope = walkScope(walk);
  const before = currentScope.old(path);
  const comparedValues = atoms.flatMap(({ atom, asked: values }) => [
    ...values,
    ...listClosedParts(atom, path).map((part) => asJson(evaluateExpression(part, currentScope))),
    ...listComparedDates(atom, path, currentScope),
  ]);
  const constants = comparedValues.filter(
    (value): value is Scalar => value !== null && typeof value !== 'object',
  );
  return [
    ...new Set([
      ...listPlainCandidates(state, facts),
      ...constants.flatMap((constant) => listNeighbours(constant, state.field)),
      ...(before === null || typeof before === 'object' ? [] : [before]),
    ]),
  ].filter((value) => fitsType(state.field, value));
}

/** Lists parts of an atom that do not read the field itself, e.g. `{ "addDays": [{ "today": [] }, 30] }`. */
function listClosedParts(atom: Expression, path: string): readonly Expression[] {
  if (atom === null || typeof atom !== 'object') return [];
  if (!pathsIn(atom).includes(path)) return isList(atom) ? atom : [atom];
  return Object.values(atom).flatMap((part: Expression) =>
    Array.isArray(part)
      ? part.flatMap((item: Expression) => listClosedParts(item, path))
      : listClosedParts(part, path),
  );
}

/** Lists options that can become an answer; null when the field has no options. */
function listSelectableValues({ field, options }: FieldState): readonly Scalar[] | null {
  const refused = field.askedBy?.refuse ?? [];
  return (
    options?.flatMap(({ value, disabled }) =>
      disabled === null && !refused.includes(value) ? [value] : [],
    ) ?? null
  );
}

/** Lists candidates for answers that do not depend on any rule. */
export function listPlainCandidates(state: FieldState, facts: Facts): readonly Scalar[] {
  const { field, min, max } = state;
  const { schema } = field;
  if (field.type === 'boolean') return [true, false];
  const options = listSelectableValues(state);
  if (options) return options;
  const bounds = [min, max, schema.minimum ?? null, schema.maximum ?? null].filter((bound) => bound !== null);
  const examples = [...(schema.examples ?? []), ...bounds];
  if (field.type === 'number' || field.type === 'integer') return [...examples, 0, 1];
  if (schema.format === 'date') return [...examples, ...getToday(facts)];
  if (schema.format === 'time') return [...examples, '14:30'];
  const length = Math.max(1, schema.minLength ?? 1);
  const lengths = [length, schema.maxLength ?? length];
  switch (schema.format) {
    case 'email':
      return [...examples, 'name@beispiel.de'];
    case 'password':
      return [...examples, 'Beispiel-1'];
    case 'numeric':
      return [...examples, ...lengths.map((count) => '1'.repeat(count))];
    default:
      return [...examples, 'Beispiel', ...lengths.map((count) => 'x'.repeat(count))];
  }
}

function getToday(facts: Facts): readonly string[] {
  const day: unknown = facts['today'];
  return typeof day === 'string' ? [day] : [];
}

function fitsType(field: Field, value: Value): boolean {
  return field.type === 'boolean'
    ? typeof value === 'boolean'
    : field.type === 'string'
      ? typeof value === 'string'
      : typeof value === 'number';
}

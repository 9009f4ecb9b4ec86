import {
  parseOperation,
  plainScope,
  ruleHolds,
  type Expression,
  type Facts,
  type FactValue,
  type Wizard,
} from '../../../engine/index.ts';
import type { AtomTable } from '../values/witnesses.ts';

/** A fact with its possible values; more usual values come first. */
export type FactVariation = readonly [name: string, values: readonly FactValue[]];

/**
 * Lists combinations of facts that only decide which rows of a table apply. From the usual values on, one unusual fact more is added as
 * long as a rule then has another value. Where rules ask whether a row applies, the result has every distinguishable combination.
 */
export function listTableScenarios(
  wizard: Wizard,
  varied: readonly FactVariation[],
  { atoms }: AtomTable,
  fixed: Facts,
): { readonly worlds: readonly Facts[]; readonly exhaustive: boolean } {
  const names = new Set(varied.map(([name]) => name));
  const readers = atoms.filter(({ paths }) => paths.some((path) => names.has(path)));
  const usual: Facts = Object.fromEntries(varied.map(([name, values]) => [name, values[0] ?? null]));
  const found = new Map<string, Facts>([[serializeTruths(usual), usual]]);
  const open = [usual];
  for (let world = open.pop(); world !== undefined; world = open.pop()) {
    for (const [name, values] of varied)
      for (const value of values.slice(1)) {
        const next = { ...world, [name]: value };
        const says = serializeTruths(next);
        if (found.has(says)) continue;
        found.set(says, next);
        open.push(next);
      }
  }
  return { worlds: [...found.values()], exhaustive: readers.every(({ atom }) => asksForAnyRow(atom)) };

  function serializeTruths(world: Facts): string {
    const scope = plainScope(wizard, { ...fixed, ...world });
    return readers.map(({ atom }) => (ruleHolds(atom, scope) ? '1' : '0')).join('');
  }
}

/** Lists names of facts that rules read only through tables. */
export function listTableOnlyReads(
  { atoms }: AtomTable,
  told: ReadonlySet<string>,
  elsewhere: ReadonlySet<string>,
): ReadonlySet<string> {
  const through = atoms.filter(({ readsTable }) => readsTable).flatMap(({ paths }) => paths);
  const directly = new Set(atoms.flatMap(({ paths, readsTable }) => (readsTable ? [] : paths)));
  return new Set(through.filter((name) => told.has(name) && !directly.has(name) && !elsewhere.has(name)));
}

/** Returns true for a rule that asks whether a row of a list or table applies. */
export function asksForAnyRow(atom: Expression): boolean {
  const operator = parseOperation(atom)?.operator;
  return operator?.result === 'boolean' && operator.args[1]?.perRow === true;
}

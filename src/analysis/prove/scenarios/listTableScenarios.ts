import {
  parseOperation,
  plainScope,
  ruleHolds,
  type Facts,
  type FactValue,
  type Wizard,
} from '../../../engine/index.ts';
import type { AtomTable } from '../values/witnesses.ts';

/** A fact with the values it can have; where some are more usual, they come first. */
export type FactVariation = readonly [name: string, values: readonly FactValue[]];

/**
 * What facts can be together that only decide which rows of a table apply: from nothing unusual on, one unusual fact more as long as
 * some rule says something else then. Where rules ask whether some row applies, that is every combination that can be told apart.
 */
export function listTableScenarios(
  wizard: Wizard,
  varied: readonly FactVariation[],
  { atoms }: AtomTable,
  fixed: Facts,
): { readonly worlds: readonly Facts[]; readonly exhaustive: boolean } {
  const names = new Set(varied.map(([name]) => name));
  const asked = atoms.filter(({ paths }) => paths.some((path) => names.has(path)));
  const usual: Facts = Object.fromEntries(varied.map(([name, values]) => [name, values[0] ?? null]));
  const found = new Map<string, Facts>([[signature(usual), usual]]);
  const open = [usual];
  for (let world = open.pop(); world !== undefined; world = open.pop()) {
    for (const [name, values] of varied)
      for (const value of values.slice(1)) {
        const next = { ...world, [name]: value };
        const says = signature(next);
        if (found.has(says)) continue;
        found.set(says, next);
        open.push(next);
      }
  }
  return { worlds: [...found.values()], exhaustive: asked.every(({ atom }) => asksForAnyRow(atom)) };

  function signature(world: Facts): string {
    const scope = plainScope(wizard, { ...fixed, ...world });
    return asked.map(({ atom }) => (ruleHolds(atom, scope) ? '1' : '0')).join('');
  }
}

/** Names of facts that rules read through tables alone. */
export function listTableOnlyReads(
  { atoms }: AtomTable,
  told: ReadonlySet<string>,
  elsewhere: ReadonlySet<string>,
): ReadonlySet<string> {
  const through = atoms.filter(({ readsTable }) => readsTable).flatMap(({ paths }) => paths);
  const directly = new Set(atoms.flatMap(({ paths, readsTable }) => (readsTable ? [] : paths)));
  return new Set(through.filter((name) => told.has(name) && !directly.has(name) && !elsewhere.has(name)));
}

function asksForAnyRow(atom: AtomTable['atoms'][number]['atom']): boolean {
  const operator = parseOperation(atom)?.operator;
  return operator?.result === 'boolean' && operator.args[1]?.perRow === true;
}

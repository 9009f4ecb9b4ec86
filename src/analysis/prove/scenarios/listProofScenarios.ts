import { readYear, startOfYear } from '../../../calendar/index.ts';
import { plainScope, ruleHolds, type FactValue, type Wizard } from '../../../engine/index.ts';
import type { RuleDependencies } from '../rules/collectRuleDependencies.ts';
import type { FixedFacts } from './FixedFacts.ts';
import { listNeighbours } from '../values/listNeighbours.ts';
import { say } from '../../messages/messages.ts';

/** Settings, day and brand of a proof, with the brands that look the same. */
export interface ProofScenario {
  readonly fixed: FixedFacts;
  readonly brands: readonly string[];
}

/**
 * Lists the brands, switches and days of a proof, as far as rules distinguish them: every brand as it is, every switch on and off, every
 * number with its neighbours, and as days the given one, those in rules with their neighbours, the ends of the year and 29 February. Of
 * worlds with the same truths of all rules about them, one stays; the given ones come first.
 */
export function listProofScenarios(
  wizard: Wizard,
  asks: Pick<RuleDependencies, 'control' | 'atoms'>,
  given: readonly ProofScenario[],
): readonly ProofScenario[] {
  const signatureOf = createSignature(wizard, asks, given);
  const worlds = new Map<string, ProofScenario>();
  for (const world of given) keepWorld(world);
  for (const { fixed, brands } of given)
    for (const varied of listVariations(fixed, asks)) keepWorld({ fixed: varied, brands });
  return [...worlds.values()];

  function keepWorld(world: ProofScenario): void {
    const signature = signatureOf(world.fixed);
    const known = worlds.get(signature);
    const brands = [...new Set([...(known?.brands ?? []), ...world.brands])];
    worlds.set(signature, { fixed: known?.fixed ?? world.fixed, brands });
  }
}

/** Names the brands and the values that are not as given. */
export function describeProofScenario(
  { fixed, brands }: ProofScenario,
  given: readonly ProofScenario[],
): string {
  const usual = given.find((world) => world.brands.some((brand) => brands.includes(brand))) ?? given[0];
  const others = Object.entries(fixed).filter(([name, value]) => usual?.fixed[name] !== value);
  const changes = others.map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  if (brands.length === 0 || changes.length === 0) return [...brands, ...changes].join(', ');
  return say('world.varied', { brands: brands.join(', '), changes: changes.join(', ') });
}

/** Returns true for names that are fixed in one world: neither an answer nor a fact about the customer. */
function isFixedName(name: string): boolean {
  return name === 'today' || /^(settings|brand)\./.test(name);
}

function listVariations(
  world: FixedFacts,
  asks: Pick<RuleDependencies, 'control' | 'atoms'>,
): readonly FixedFacts[] {
  const names = Object.keys(world).filter((name) => asks.control.has(name));
  return names.reduce<readonly FixedFacts[]>(
    (worlds, name) =>
      worlds.flatMap((one) =>
        listFixedFactValues(name, world, asks).map((value) => ({ ...one, [name]: value })),
      ),
    [world],
  );
}

function listFixedFactValues(
  name: string,
  world: FixedFacts,
  { atoms }: Pick<RuleDependencies, 'atoms'>,
): readonly FactValue[] {
  const value = world[name] ?? null;
  if (value === null || typeof value === 'object' || name.startsWith('brand.')) return [value];
  const literals = atoms.atoms.filter(({ paths }) => paths.includes(name)).flatMap(({ asked }) => asked);
  const same = literals.filter((literal) => typeof literal === typeof value);
  if (typeof value === 'boolean') return [value, !value];
  const other =
    typeof value === 'number'
      ? [value, ...same].flatMap((one) => listNeighbours(one, { type: 'number' }))
      : name === 'today'
        ? [...same.flatMap((day) => listNeighbours(day, { type: 'string' })), ...listSpecialDays(value)]
        : same;
  return [...new Set([value, ...other])];
}

/** Returns the ends of the year, and the next 29 February. */
function listSpecialDays(today: string): readonly string[] {
  const year = readYear(today);
  const leap = year + ((4 - (year % 4)) % 4);
  return [startOfYear(today), `${year}-12-31`, `${leap}-02-29`];
}

/**
 * Creates a function that serializes the truth of the atoms that read only fixed names, and the values of those that stand beside answers
 * or bound them.
 */
function createSignature(
  wizard: Wizard,
  { control, atoms }: Pick<RuleDependencies, 'control' | 'atoms'>,
  given: readonly ProofScenario[],
): (world: FixedFacts) => string {
  const names = [...new Set(given.flatMap(({ fixed }) => Object.keys(fixed)))].filter((name) =>
    control.has(name),
  );
  const closed = atoms.atoms.filter(({ paths }) => paths.length > 0 && paths.every(isFixedName));
  const mixed = new Set(atoms.atoms.flatMap(({ paths }) => (paths.every(isFixedName) ? [] : paths)));
  const inAtoms = new Set(atoms.atoms.flatMap(({ paths }) => paths));
  const comparedNames = names.filter((name) => name !== 'today' && (mixed.has(name) || !inAtoms.has(name)));
  return (world) => {
    const scope = plainScope(wizard, world);
    const truths = closed.map(({ atom }) => (ruleHolds(atom, scope) ? '1' : '0')).join('');
    return JSON.stringify([truths, comparedNames.map((name) => world[name] ?? null)]);
  };
}

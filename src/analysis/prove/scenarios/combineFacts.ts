import type { Facts } from '../../../engine/index.ts';
import type { FactVariation } from './listTableScenarios.ts';

/** The facts and rules by which worlds differ. */
export interface WorldDistinctions {
  /** Rules over facts alone, and a function that serializes what matters of them in a world. */
  readonly rules: readonly { readonly reads: readonly string[]; readonly keyOf: (world: Facts) => string }[];
  /** Facts whose value matters. */
  readonly names: readonly string[];
}

/** A rule about facts that every possible world meets. */
export interface WorldLimit {
  readonly reads: readonly string[];
  readonly allows: (world: Facts) => boolean;
}

interface CombinationSettings {
  readonly most: number;
  /** Limits of the worlds that are asked for; their facts come first. */
  readonly within: readonly WorldLimit[];
  readonly limits: readonly WorldLimit[];
  readonly distinctions: WorldDistinctions | null;
  /** Returns true for facts whose value in a world stays as it is. */
  readonly isTold: (name: string) => boolean;
}

/** A world in the making. */
interface Draft {
  /** Index of the given world that it extends. */
  readonly given: number;
  /** Indices of the values of the decided facts, in their order. */
  readonly choices: readonly number[];
  /** The results of the rules that read only decided facts. */
  readonly says: string;
}

/**
 * Combines worlds with every value of further facts. As soon as the facts of a rule are decided, its truth stands for them: of worlds that
 * differ only in facts which nothing further reads, one stays. Above `most` worlds, facts take turns, and the result is not exhaustive.
 */
export function combineFacts(
  given: readonly Facts[],
  facts: readonly FactVariation[],
  settings: CombinationSettings,
): { readonly worlds: readonly Facts[]; readonly exhaustive: boolean } {
  const { most, within, distinctions } = settings;
  const alike = Object.fromEntries(
    facts.flatMap(([name, [value, ...more]]) => (more.length === 0 ? [[name, value ?? null]] : [])),
  );
  const several = facts.filter(([, values]) => values.length > 1);
  const varied = distinctions ? orderByRules(several, within, distinctions) : several;
  const bases = given.map((world) => ({ ...world, ...alike }));
  const toWorld = ({ given: base, choices }: Draft): Facts => ({
    ...bases[base],
    ...Object.fromEntries(
      choices.map((choice, position) => [varied[position]?.[0] ?? '', varied[position]?.[1][choice] ?? null]),
    ),
  });
  const keepDistinct = createFilter(varied, toWorld, settings);
  let drafts = keepDistinct(
    bases.map((_, base) => ({ given: base, choices: [], says: '' })),
    0,
  );
  let exhaustive = true;
  varied.forEach(([, values], position) => {
    const room = drafts.length * values.length <= most;
    exhaustive &&= room;
    const next = drafts.flatMap((draft, turn) =>
      (room ? [...values.keys()] : [pickValueIndex(turn, position, values.length)]).map((choice) => ({
        ...draft,
        choices: [...draft.choices, choice],
      })),
    );
    drafts = keepDistinct(next, position + 1);
  });
  return { worlds: drafts.map(toWorld), exhaustive };
}

/** Creates a function that leaves out worlds that are impossible, or like another one, after that number of facts is decided. */
function createFilter(
  varied: readonly FactVariation[],
  toWorld: (draft: Draft) => Facts,
  { within, limits, distinctions, isTold }: CombinationSettings,
): (drafts: readonly Draft[], decided: number) => readonly Draft[] {
  if (distinctions === null) return (drafts) => drafts;
  const positions = new Map(varied.map(([name], position) => [name, position]));
  const valued = new Set(distinctions.names);
  // Facts that are not told apart may still change, so that an impossible combination with them excludes nothing yet.
  const loose = limits.filter(({ reads }) => !reads.every(isTold));
  const firm = [...within, ...limits.filter((limit) => !loose.includes(limit))];
  const rules = distinctions.rules.map((rule) => withPositions(rule, (world) => rule.keyOf(world)));
  const tests = firm.map((limit) => withPositions(limit, (world) => limit.allows(world)));
  return (drafts, decided) => {
    const isDecided = ({ last }: { readonly last: number }) => last < decided;
    const isNew = ({ last }: { readonly last: number }) => last === decided - 1;
    const newRules = rules.filter(isNew);
    const newTests = tests.filter(isNew);
    const read = new Set(
      [...[...rules, ...tests].filter((one) => !isDecided(one)), ...loose].flatMap(({ reads }) => reads),
    );
    const matters = ([name]: FactVariation) => valued.has(name) || read.has(name);
    const kept = varied.slice(0, decided).flatMap((one, position) => (matters(one) ? [position] : []));
    const found = new Map<string, Draft>();
    for (const draft of drafts) {
      if (!newTests.every((test) => test.evaluate(draft))) continue;
      const says = [draft.says, ...newRules.map((rule) => rule.evaluate(draft))].join(';');
      const key = [draft.given, says, ...kept.map((position) => draft.choices[position])].join(' ');
      if (!found.has(key)) found.set(key, { ...draft, says });
    }
    return [...found.values()];
  };

  /** Adds to a rule the position of the last fact that it reads, and remembers what it says. */
  function withPositions<Result>(
    { reads }: { readonly reads: readonly string[] },
    compute: (world: Facts) => Result,
  ): {
    readonly reads: readonly string[];
    readonly last: number;
    readonly evaluate: (draft: Draft) => Result;
  } {
    const own = reads.flatMap((name) => positions.get(name) ?? []);
    const known = new Map<string, Result>();
    return {
      reads,
      last: Math.max(-1, ...own),
      evaluate(draft) {
        const key = [draft.given, ...own.map((position) => draft.choices[position])].join(' ');
        const before = known.get(key);
        if (before !== undefined) return before;
        const result = compute(toWorld(draft));
        known.set(key, result);
        return result;
      },
    };
  }
}

/** Orders facts so that those of a rule with few facts come first and together. */
function orderByRules(
  varied: readonly FactVariation[],
  within: readonly WorldLimit[],
  { rules }: WorldDistinctions,
): readonly FactVariation[] {
  const names = new Set(varied.map(([name]) => name));
  const inRules = rules
    .map(({ reads }) => reads.filter((name) => names.has(name)))
    .toSorted((one, other) => one.length - other.length)
    .flat();
  const asked = new Set(within.flatMap(({ reads }) => reads));
  const inOrder = [...new Set([...inRules, ...names])];
  const ranks = [...inOrder.filter((name) => asked.has(name)), ...inOrder.filter((name) => !asked.has(name))];
  return varied.toSorted(([one], [other]) => ranks.indexOf(one) - ranks.indexOf(other));
}

/** Picks a value for a world, evenly like chance, so that facts that take turns are independent. */
function pickValueIndex(world: number, fact: number, values: number): number {
  let mixed = Math.imul(world + 1, 0x9e3779b1) ^ Math.imul(fact + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % values;
}

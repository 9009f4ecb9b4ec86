import type { CompiledPromise, Facts, FactsDefinition, FormSource, Wizard } from '../../engine/index.ts';
import { engineDriver } from '../flows/engineDriver.ts';
import type { FlowCase } from '../flows/flowCases.ts';
import { runCase, type FlowFailure } from '../flows/runCase.ts';
import type { FixedFacts } from '../prove/factWorlds.ts';
import { pointerTo } from '../lint/pointerTo.ts';
import { provePromises } from '../promises/provePromises.ts';
import { comparisonOf } from './comparison.ts';
import { differenceOf, type Verdict } from './differenceOf.ts';
import { mutated, type Mutant, placeOfMutant } from './Mutant.ts';
import { mutantsOf } from './mutantsOf.ts';

export interface MutateInput {
  readonly wizard: Wizard;
  readonly source: FormSource;
  readonly facts: FactsDefinition;
  readonly fixed: FixedFacts;
  readonly statusesOf: (operation: string) => readonly number[];
  readonly budget: number;
  /** Committed flows of the form, all green on it. */
  readonly cases: readonly { readonly flow: FlowCase; readonly facts: Facts }[];
  /** Null when a definition has mistakes: the change is noticed before anything runs. */
  readonly compile: (source: FormSource) => Wizard | null;
  /** Only mutants of what the rules say about this field; null: all. */
  readonly field: string | null;
  /** How many mutants are tried, chosen by the seed; null: all. */
  readonly sample: { readonly size: number; readonly seed: number } | null;
}

export interface Survivor {
  readonly mutant: Mutant;
  readonly file: string;
  readonly pointer: string;
  readonly verdict: Exclude<Verdict, { readonly kind: 'equal' }>;
}

interface IdlePromise {
  readonly says: string;
  readonly file: string;
  readonly pointer: string;
}

export interface Mutation {
  readonly form: string;
  /** Made, and tried of these. */
  readonly mutants: number;
  readonly tried: number;
  /** By compiling alone. */
  readonly refused: number;
  readonly killed: number;
  readonly equivalent: readonly {
    readonly mutant: Mutant;
    readonly file: string;
    readonly pointer: string;
  }[];
  readonly survivors: readonly Survivor[];
  /** Promises that no mutant breaks: perhaps they prove nothing. None where only a sample was tried. */
  readonly idle: readonly IdlePromise[];
  /** Flow runs made. */
  readonly runs: number;
  /** Flows that fail before anything is changed: then nothing is tried, because every mutant would seem to be noticed. */
  readonly red: readonly FlowFailure[];
}

/** Tries every small mistake in a form: a flow must fail, a promise must break, or the form must behave exactly as before. */
export async function mutateForm(input: MutateInput): Promise<Mutation> {
  const { field } = input;
  const all = mutantsOf(input.source, input.wizard).filter(
    ({ keys }) => field === null || keys.includes(field),
  );
  const red = await failuresOf(input);
  const mutants =
    red.length > 0 ? [] : input.sample === null ? all : sampled(all, input.sample.size, input.sample.seed);
  const order = [...input.cases];
  const promises = promiseTests(input);
  const survivors: Survivor[] = [];
  const equivalent: Mutation['equivalent'][number][] = [];
  let refused = 0;
  let killed = 0;
  let runs = 0;
  for (const mutant of mutants) {
    const wizard = input.compile(mutated(input.source, mutant));
    if (!wizard) refused += 1;
    else if (promises.breaksIdle(wizard) || (await isKilled(wizard)) || promises.breaks(wizard)) killed += 1;
    else {
      const comparison = comparisonOf(input.wizard, wizard, input.facts, input.fixed, input.budget);
      const verdict = differenceOf(input.wizard, wizard, comparison, input.statusesOf);
      const place = placeOfMutant(input.source, mutant);
      if (verdict.kind === 'equal') equivalent.push({ mutant, ...place });
      else survivors.push({ mutant, ...place, verdict });
    }
  }
  const { length: tried } = mutants;
  return {
    form: input.wizard.id,
    mutants: all.length,
    tried,
    refused,
    killed,
    equivalent,
    survivors,
    idle: red.length > 0 || input.sample !== null ? [] : promises.idle(),
    runs,
    red,
  };

  /** Flows that noticed something lately come first. */
  async function isKilled(wizard: Wizard): Promise<boolean> {
    for (const [index, one] of order.entries()) {
      runs += 1;
      const failures = await runCase(one.flow, engineDriver(wizard, one.facts), wizard);
      if (failures.length === 0) continue;
      order.splice(index, 1);
      order.unshift(one);
      return true;
    }
    return false;
  }
}

/** A promise is a test, too: it must hold, and still say something. */
function promiseTests({ wizard, facts, fixed, budget }: MutateInput) {
  const idle = new Set(wizard.promises.map(({ index }) => index));
  const isBroken = (changed: Wizard, promise: CompiledPromise) =>
    provePromises({
      wizard: { ...changed, promises: [promise] },
      facts,
      given: [{ fixed, brands: [] }],
      budget,
    }).some(({ verdict }) => verdict.kind === 'no' || verdict.kind === 'vacuous');
  return {
    breaks: (changed: Wizard) => changed.promises.some((promise) => isBroken(changed, promise)),
    /** Whether this breaks a promise that nothing has broken so far. */
    breaksIdle(changed: Wizard): boolean {
      const broken = changed.promises.filter(
        (promise) => idle.has(promise.index) && isBroken(changed, promise),
      );
      for (const { index } of broken) idle.delete(index);
      return broken.length > 0;
    },
    idle: (): readonly IdlePromise[] =>
      wizard.promises
        .filter(({ index }) => idle.has(index))
        .map(({ index, says }) => ({
          says,
          file: `rules/${wizard.id}.json`,
          pointer: pointerTo('promises', index),
        })),
  };
}

async function failuresOf({ cases, wizard }: MutateInput): Promise<readonly FlowFailure[]> {
  const failures: FlowFailure[] = [];
  for (const { flow, facts } of cases)
    failures.push(...(await runCase(flow, engineDriver(wizard, facts), wizard)));
  return failures;
}

/** The same mutants for the same seed, spread over the whole form. */
function sampled(mutants: readonly Mutant[], size: number, seed: number): readonly Mutant[] {
  let state = seed >>> 0 || 1;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return mutants
    .map((mutant) => ({ mutant, rank: random() }))
    .sort((left, right) => left.rank - right.rank)
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

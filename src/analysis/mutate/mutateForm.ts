import type { Wizard } from '../../engine/index.ts';
import { engineDriver } from '../flows/engineDriver.ts';
import { runCase, type FlowFailure } from '../flows/runCase.ts';
import { say } from '../messages/messages.ts';
import { comparisonOf } from './comparison.ts';
import { differenceOf, type Verdict } from './differenceOf.ts';
import { flowTests } from './flowTests.ts';
import { fixedFrameDifference } from './frameDifference.ts';
import { isAroundQuestions, mutated, type Mutant, placeOfMutant } from './Mutant.ts';
import { mutantsOf } from './mutantsOf.ts';
import type { MutateInput } from './MutateInput.ts';
import { breaksPromise, idlePromises, type IdlePromise } from './promiseTests.ts';

export interface Survivor {
  readonly mutant: Mutant;
  readonly file: string;
  readonly pointer: string;
  readonly verdict: Exclude<Verdict, { readonly kind: 'equal' }>;
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
  const flows = flowTests(input.cases);
  const compiled: Mutant[] = [];
  const survivors: Survivor[] = [];
  const equivalent: Mutation['equivalent'][number][] = [];
  let killed = 0;
  for (const mutant of mutants) {
    const wizard = input.compile(mutated(input.source, mutant));
    if (!wizard) continue;
    compiled.push(mutant);
    if (await flows.notice([mutant.part, ...mutant.keys.slice(0, 2)].join('/'), wizard)) {
      killed += 1;
      continue;
    }
    const verdict = verdictOf(input, mutant, wizard);
    const place = placeOfMutant(input.source, mutant);
    if (verdict.kind === 'equal') equivalent.push({ mutant, ...place });
    else if (breaksPromise(input, wizard)) killed += 1;
    else survivors.push({ mutant, ...place, verdict });
  }
  return {
    form: input.wizard.id,
    mutants: all.length,
    tried: mutants.length,
    refused: mutants.length - compiled.length,
    killed,
    equivalent,
    survivors,
    idle: red.length > 0 || input.sample !== null ? [] : idlePromises(input, compiled),
    runs: flows.runs(),
    red,
  };
}

function verdictOf(
  { wizard: left, facts, fixed, budget, statusesOf }: MutateInput,
  mutant: Mutant,
  right: Wizard,
): Verdict {
  if (isAroundQuestions(mutant) && fixedFrameDifference(left, right) === null) return { kind: 'equal' };
  const verdict = differenceOf(left, right, comparisonOf(left, right, facts, fixed, budget), statusesOf);
  return verdict.kind === 'equal' && mutant.part === 'steps'
    ? { kind: 'unproven', why: say('mutant.unproven.schema') }
    : verdict;
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

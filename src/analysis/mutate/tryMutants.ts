import type { Wizard } from '../../engine/index.ts';
import { type UsedTableRows, createRowRecorder } from '../flows/createRowRecorder.ts';
import type { FlowFailure } from '../flows/runCase.ts';
import { say } from '../messages/messages.ts';
import { createComparisonScope } from './comparison/createComparisonScope.ts';
import { findDifference, type ComparisonVerdict } from './comparison/findDifference.ts';
import { createFlowTests, type FlowTests, type PlacedCase } from './createFlowTests.ts';
import { findFixedFrameDifference } from './comparison/findFrameDifference.ts';
import { isAroundQuestions, applyMutant, type Mutant, locateMutation } from './mutants/Mutant.ts';
import type { MutateInput } from './MutateInput.ts';
import { breaksPromise } from './promiseTests.ts';

interface PlacedMutant {
  readonly mutant: Mutant;
  readonly file: string;
  readonly pointer: string;
}

export interface Survivor extends PlacedMutant {
  readonly verdict: Exclude<ComparisonVerdict, { readonly kind: 'equal' }>;
}

/** The results of trying mutants. */
export interface Trial {
  /** The number of mutants that were made, and of those that were tried. */
  readonly mutants: number;
  readonly tried: number;
  /** The number of mutants that do not compile. */
  readonly refused: number;
  readonly killed: number;
  readonly equivalent: readonly PlacedMutant[];
  readonly survivors: readonly Survivor[];
  /** The number of flow runs. */
  readonly runs: number;
  /** Flows that fail on the unchanged form. No mutant is tried then, because each would seem to be noticed. */
  readonly red: readonly FlowFailure[];
  /** The mutants that compile. */
  readonly compiled: readonly Mutant[];
}

/** A flow with the rows of tables it reads. */
interface CaseWithRows extends PlacedCase {
  readonly rows: UsedTableRows;
}

/** A form on which mutants are tried. */
interface Subject {
  readonly input: MutateInput;
  readonly flows: FlowTests<CaseWithRows>;
}

/**
 * Tries mutants on the forms that read the changed value: one flow of one form must fail, a promise must break, or every form must behave
 * as before.
 */
export async function tryMutants(
  all: readonly Mutant[],
  forms: readonly MutateInput[],
  reads: (input: MutateInput, mutant: Mutant) => boolean,
  sample: MutateInput['sample'],
): Promise<Trial> {
  const { subjects, red } = await prepareSubjects(forms);
  const mutants = red.length > 0 ? [] : sample === null ? all : sampleMutants(all, sample.size, sample.seed);
  const compiled: Mutant[] = [];
  const survivors: Survivor[] = [];
  const equivalent: PlacedMutant[] = [];
  let killed = 0;
  for (const mutant of mutants) {
    const changed = subjects
      .filter(({ input }) => reads(input, mutant))
      .map((subject) => ({
        ...subject,
        wizard: subject.input.compile(applyMutant(subject.input.source, mutant)),
      }));
    const sound = changed.flatMap(({ wizard, ...subject }) => (wizard ? [{ ...subject, wizard }] : []));
    if (sound.length < changed.length) continue;
    compiled.push(mutant);
    const [first] = forms;
    if (await isNoticed(mutant, sound)) killed += 1;
    else if (first) {
      const placed = { mutant, ...locateMutation(first.source, mutant) };
      const verdict = decideMutant(mutant, sound);
      if (verdict.kind === 'equal') equivalent.push(placed);
      else if (sound.some(({ input, wizard }) => breaksPromise(input, wizard))) killed += 1;
      else survivors.push({ ...placed, verdict });
    }
  }
  return {
    mutants: all.length,
    tried: mutants.length,
    refused: mutants.length - compiled.length,
    killed,
    equivalent,
    survivors,
    runs: subjects.reduce((sum, { flows }) => sum + flows.runs(), 0),
    red,
    compiled,
  };
}

/** Runs every flow once on the unchanged forms, and records the rows of tables it reads. */
async function prepareSubjects(
  forms: readonly MutateInput[],
): Promise<{ readonly subjects: readonly Subject[]; readonly red: readonly FlowFailure[] }> {
  const red: FlowFailure[] = [];
  const subjects: Subject[] = [];
  for (const input of forms) {
    const run = createRowRecorder(input.wizard);
    const cases: CaseWithRows[] = [];
    for (const { flow, facts } of input.cases) {
      const { failures, rows } = await run(flow, facts);
      red.push(...failures);
      cases.push({ flow, facts, rows });
    }
    subjects.push({ input, flows: createFlowTests(cases) });
  }
  return { subjects, red };
}

type ChangedSubject = Subject & { readonly wizard: Wizard };

async function isNoticed(mutant: Mutant, changed: readonly ChangedSubject[]): Promise<boolean> {
  const { part, keys } = mutant;
  const place = [part, ...keys.slice(0, 2)].join('/');
  const readers =
    part === 'tables' ? (cases: readonly CaseWithRows[]) => sortReadersFirst(mutant, cases) : undefined;
  for (const { flows, wizard } of changed) if (await flows.notice(place, wizard, readers)) return true;
  return false;
}

/** Sorts flows: only flows that read the table can notice a changed row, and flows that read the row notice it soonest. */
function sortReadersFirst(
  { keys, near = keys }: Mutant,
  cases: readonly CaseWithRows[],
): readonly CaseWithRows[] {
  const [table, , position] = near;
  const readers = cases.filter(({ rows }) => rows.has(String(table)));
  const isOfRow = ({ rows }: CaseWithRows) =>
    typeof position === 'number' && rows.get(String(table))?.has(position) === true;
  return [...readers.filter(isOfRow), ...readers.filter((one) => !isOfRow(one))];
}

/** Compares the forms one by one; the first that behaves differently decides. */
function decideMutant(mutant: Mutant, changed: readonly ChangedSubject[]): ComparisonVerdict {
  for (const { input, wizard } of changed) {
    const verdict = decideIn(input, mutant, wizard);
    if (verdict.kind !== 'equal') return verdict;
  }
  return { kind: 'equal' };
}

function decideIn(
  { wizard: left, facts, given, budget, statusesOf }: MutateInput,
  mutant: Mutant,
  right: Wizard,
): ComparisonVerdict {
  if (isAroundQuestions(mutant) && findFixedFrameDifference(left, right) === null) return { kind: 'equal' };
  const verdict = findDifference(
    left,
    right,
    createComparisonScope(left, right, facts, given, budget),
    statusesOf,
  );
  return verdict.kind === 'equal' && mutant.part === 'steps'
    ? { kind: 'unproven', why: say('mutant.unproven.schema') }
    : verdict;
}

/** Picks a sample of mutants by the seed, spread over the whole form. */
function sampleMutants(mutants: readonly Mutant[], size: number, seed: number): readonly Mutant[] {
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

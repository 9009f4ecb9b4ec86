import type { Repository } from '../../../definitions/index.ts';
import {
  collectAnswers,
  type Facts,
  findLastReachableStep,
  resumeWalk,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import { compareOnce } from '../../diff/compareForm.ts';
import type { FormPair } from '../../diff/FormRevision.ts';
import type { FlowCase } from '../../flows/listFlowCases.ts';
import type { DrawnStep, StepPicture } from './DrawnStep.ts';
import { createStepDrawer } from './drawStep.ts';
import { watchFlow } from './watchFlow.ts';

/** The flow tests of a form, and the facts with which they begin; a sentence where there are none. */
export interface PlayedFlows {
  readonly flows: readonly FlowCase[];
  readonly factsOf: (flow: FlowCase, repository: Repository) => Facts | string;
}

/**
 * Draws each step that looks otherwise now, before and after in the same situation: in the flow test in which most of it differs, else with
 * the shortest answers.
 */
export async function listPictures(
  pair: FormPair,
  { flows, factsOf }: PlayedFlows,
  budget: number,
): Promise<readonly StepPicture[]> {
  const best = new Map<string, { readonly picture: StepPicture; readonly changes: number }>();
  const draw = { old: createStepDrawer(pair.old.repository), now: createStepDrawer(pair.new.repository) };
  const keep = (picture: StepPicture) => {
    const changes = countChanges(picture.old, picture.now);
    if (changes > (best.get(picture.step)?.changes ?? 0)) best.set(picture.step, { picture, changes });
  };
  for (const flow of flows) {
    const [then, today] = [pair.old, pair.new].map(({ repository }) => factsOf(flow, repository));
    if (typeof then !== 'object' || typeof today !== 'object') continue;
    const before = await watchFlow(flow, pair.old.wizard, then);
    const after = await watchFlow(flow, pair.new.wizard, today);
    for (const step of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(step), after.get(step)];
      const old = was ? draw.old(was.walk, step, was.messages) : null;
      const now = is ? draw.now(is.walk, step, is.messages) : null;
      // A flow test that stops earlier on one side says nothing about the steps behind.
      if (isMissing(old, pair.old.wizard, step) || isMissing(now, pair.new.wizard, step)) continue;
      keep({ step, situation: nameSituation(flow), old, now });
    }
  }
  for (const { step, old, now } of listShortWays(pair, budget))
    if (!best.has(step))
      keep({ step, situation: null, old: draw.old(old, step, []), now: draw.now(now, step, []) });
  const order = [...pair.new.wizard.steps, ...pair.old.wizard.steps].map(({ id }) => id);
  return [...best.values()]
    .map(({ picture }) => picture)
    .toSorted((left, right) => order.indexOf(left.step) - order.indexOf(right.step));
}

/** Without the status of the reply that the flow test ends with. */
function nameSituation({ name, answer }: FlowCase): string {
  return answer === null ? name : name.replace(/: [^:]*$/, '');
}

function isMissing(drawn: DrawnStep | null, wizard: Wizard, step: string): boolean {
  return drawn === null && wizard.steps.some(({ id }) => id === step);
}

interface ShortWay {
  readonly step: string;
  readonly old: Walk;
  readonly now: Walk;
}

/** The situations with the fewest answers, first those in which the forms differ. */
function listShortWays(pair: FormPair, budget: number): readonly ShortWay[] {
  const { met, drafts } = compareOnce(pair, budget);
  return [
    ...met.map(({ example }) => ({ step: example.step, old: example.old, now: example.new })),
    ...pickOnePerStep(drafts).flatMap((old) => {
      const { start } = old;
      const answers = collectAnswers(old, { sensitive: true });
      const facts = { ...old.facts, ...pair.new.fixed };
      const now = resumeWalk(pair.new.wizard, facts, { answers, start }).walk;
      const last = old.wizard.steps.indexOf(findLastReachableStep(old));
      return old.wizard.steps.slice(0, last + 1).map(({ id }) => ({ step: id, old, now }));
    }),
  ];
}

/** The first example draft that comes as far as each step. */
function pickOnePerStep(drafts: readonly Walk[]): readonly Walk[] {
  const first = new Map<string, Walk>();
  for (const draft of drafts) {
    const { id } = findLastReachableStep(draft);
    if (!first.has(id)) first.set(id, draft);
  }
  return [...first.values()];
}

function countChanges(old: DrawnStep | null, now: DrawnStep | null): number {
  if (old === null || now === null) return old === now ? 0 : 1;
  const [before, after] = [old, now].map(
    ({ parts }) => new Map(parts.map((part) => [part.path, JSON.stringify(part)])),
  );
  const paths = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const changed = [...paths].filter((path) => before?.get(path) !== after?.get(path));
  const frame = ({ title, lines, messages, button }: DrawnStep) =>
    JSON.stringify([title, lines, messages, button]);
  return changed.length + (frame(old) === frame(now) ? 0 : 1);
}

import {
  findDoneRoute,
  matchOutcome,
  type CallReply,
  type Facts,
  type FieldState,
  type NodeState,
  type Step,
  type Wizard,
} from '../../engine/index.ts';
import type { Flow, FlowAnswer, FlowItem, FlowValue } from '../flows/format/Flow.ts';
import { toFlowEffects } from '../flows/buildReaction.ts';
import { buildFlowItems } from '../flows/buildFlowItems.ts';
import type { Way } from '../prove/exploration/explore.ts';
import type { Trail } from '../prove/Trail.ts';
import type { FixedFacts } from '../prove/scenarios/FixedFacts.ts';
import { replay } from '../prove/findings/replay.ts';
import { listFactNames } from '../lint/shared/declareResultFacts.ts';
import { buildCallItems } from './buildCallItems.ts';
import { listValuesOutsideBounds } from './createGoalReader.ts';
import { goalIds, splitGoal } from './goalIds.ts';

/** A way through the form to its end, or up to a step (`until`). */
export interface FlowPath {
  readonly facts: Facts;
  readonly ways: readonly Way[];
}

/** Builds a flow that follows these ways and meets `wanted` on them, with refused values and replies of the server. */
export function buildFlow(
  wizard: Wizard,
  { facts, ways }: FlowPath,
  wanted: ReadonlySet<string>,
  replies: ReadonlyMap<string, CallReply>,
  fixed: FixedFacts,
  name: string,
): Flow {
  const end = replay(wizard, { facts, trail: ways.flatMap(({ entries }) => entries) });
  const answers = wizard.calls
    .flatMap((call) => ('submit' in call.at ? call.outcomes.map((row) => ({ call, ...row })) : []))
    .flatMap(({ call, place, effects }): readonly FlowAnswer[] => {
      const reply = wanted.has(goalIds.outcome(place)) ? replies.get(goalIds.outcome(place)) : undefined;
      // The condition of the row may not hold for the answers at the end.
      if (reply === undefined || matchOutcome(end, call, reply) !== effects) return [];
      const goes = effects.go ?? (effects.done ? (findDoneRoute(end) ?? undefined) : undefined);
      return [
        {
          status: typeof reply === 'string' ? reply : reply.status,
          ...(typeof reply === 'object' && typeof reply.body === 'string' && reply.body !== ''
            ? { body: reply.body }
            : {}),
          ...toFlowEffects(effects),
          ...describeDestination(effects.done ?? false, goes),
        },
      ];
    });
  const sends = wizard.calls.some(({ at }) => 'submit' in at);
  return {
    flow: name,
    form: wizard.id,
    given: buildGiven(wizard, facts, fixed),
    steps: ways.flatMap((way) => buildWayItems(wizard, way, wanted)),
    ...(answers.length > 0 ? { 'answers from server': answers } : sends ? { submits: {} } : {}),
  };
}

/** Builds a flow that ends on a step with the answers entered so far. */
export function buildFlowToStep(
  wizard: Wizard,
  met: { readonly facts: Facts; readonly trail: Trail; readonly step: string },
  fixed: FixedFacts,
  name: string,
): Flow {
  const steps = [...new Set([...met.trail.map(({ step }) => step), met.step])];
  return {
    flow: name,
    form: wizard.id,
    given: buildGiven(wizard, met.facts, fixed),
    steps: steps.flatMap((at) =>
      buildFlowItems(
        wizard,
        at,
        met.trail.filter(({ step }) => step === at),
      ),
    ),
  };
}

function describeDestination(
  ends: boolean,
  goes: string | undefined,
): Pick<FlowAnswer, 'ends' | 'goes' | 'stays'> {
  if (goes !== undefined) return { goes };
  return ends ? { ends: true } : { stays: true };
}

/** Returns the facts that the form reads, and the brand. */
function buildGiven(wizard: Wizard, facts: Facts, fixed: FixedFacts): Flow['given'] {
  const own = Object.entries(facts).filter(([name, value]) => name !== 'today' && fixed[name] !== value);
  const settings = own.flatMap(([name, value]) =>
    name.startsWith('settings.') ? [[name.slice('settings.'.length), value] as const] : [],
  );
  const known = [...listFactNames(wizard), 'brand.id'];
  const given = Object.entries(facts).filter(
    ([name]) => known.includes(name) && name !== 'today' && !name.startsWith('settings.'),
  );
  return {
    facts: Object.fromEntries(given) as Readonly<Record<string, FlowValue>>,
    ...(settings.length > 0 ? { settings: Object.fromEntries(settings) } : {}),
  };
}

function buildWayItems(wizard: Wizard, way: Way, wanted: ReadonlySet<string>): readonly FlowItem[] {
  const at = way.step.id;
  const refused = way.least.flatMap((node): readonly FlowItem[] => {
    const name = node.key.slice(at.length + 1);
    if (node.kind === 'field') return listRefusedValues(node, name, way.step, wanted);
    return node.kind === 'list' && node.shown && wantsBlankRow(node, wanted)
      ? [
          { at, enter: { [name]: [...node.rows, null].map(() => ({})) } },
          { at, remove: { [name]: node.rows.length } },
        ]
      : [];
  });
  const callItems = buildCallItems(wizard, way, wanted);
  return [...callItems.before, ...buildFlowItems(wizard, at, way.entries), ...refused, ...callItems.after];
}

function listRefusedValues(
  state: FieldState,
  name: string,
  { id: at, checks }: Step,
  wanted: ReadonlySet<string>,
): readonly FlowItem[] {
  const codes = [...wanted].flatMap((goal) => {
    const [kind, , path, code] = splitGoal(goal);
    return kind === 'error' && path === state.field.path && code !== undefined ? [code] : [];
  });
  const original = state.value;
  return codes.flatMap((code): readonly FlowItem[] => {
    const value = listValuesOutsideBounds(state).find((candidate) =>
      code === 'tooLate' || code === 'tooLarge'
        ? state.max !== null && candidate > state.max
        : (code === 'tooEarly' || code === 'tooSmall') && state.min !== null && candidate < state.min,
    );
    if (value === undefined) return [];
    return [
      { at, enter: { [name]: value } },
      // The checks of the step report everything else that is open then.
      { at, ...(checks.length > 0 ? {} : { blocked: [{ [name]: code }] }), enter: { [name]: original } },
    ];
  });
}

function wantsBlankRow(list: Extract<NodeState, { kind: 'list' }>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].some((goal) => {
    const [kind, , path = ''] = splitGoal(goal);
    return kind === 'error' && path.startsWith(`${list.list.path}.`);
  });
}

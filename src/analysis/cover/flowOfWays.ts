import {
  keyParts,
  type CallReply,
  type Facts,
  type FieldKey,
  type FieldState,
  type NodeState,
  type Wizard,
} from '../../engine/index.ts';
import type { Flow, FlowAnswer, FlowItem, FlowValue } from '../flows/Flow.ts';
import type { Trail, Way } from '../prove/explore.ts';
import type { FixedFacts } from '../prove/factWorlds.ts';
import { beyond } from './goalReader.ts';
import { goalIds, partsOfGoal } from './goalIds.ts';

/** A way to the end, or (with `until`) to a step on which somebody stays. */
export interface WayToWrite {
  readonly facts: Facts;
  readonly ways: readonly Way[];
}

/** A flow that goes these ways and meets `wanted` on them, refused values and answers of the server included. */
export function flowOfWays(
  wizard: Wizard,
  { facts, ways }: WayToWrite,
  wanted: ReadonlySet<string>,
  replies: ReadonlyMap<string, CallReply>,
  fixed: FixedFacts,
  name: string,
): Flow {
  const answers = wizard.calls
    .flatMap((call) => call.outcomes)
    .flatMap(({ place, effects }): readonly FlowAnswer[] => {
      const reply = wanted.has(goalIds.outcome(place)) ? replies.get(goalIds.outcome(place)) : undefined;
      if (reply === undefined) return [];
      const goes =
        effects.go ??
        (effects.done && wizard.done.is === 'page' ? (wizard.done.route ?? undefined) : undefined);
      return [
        {
          status: reply === 'network' ? reply : reply.status,
          ...(reply !== 'network' && typeof reply.body === 'string' && reply.body !== ''
            ? { body: reply.body }
            : {}),
          ...(effects.banner === undefined ? {} : { shows: effects.banner }),
          ...(goes === undefined ? { stays: true as const } : { goes }),
        },
      ];
    });
  const sends = wizard.calls.some(({ at }) => 'submit' in at);
  return {
    flow: name,
    form: wizard.id,
    given: givenOf(facts, fixed),
    steps: ways.flatMap((way) => itemsOfWay(way, wanted)),
    ...(answers.length > 0 ? { 'answers from server': answers } : sends ? { submits: {} } : {}),
  };
}

/** A flow that ends on a step, with what was entered so far. */
export function flowOfTrail(
  wizard: Wizard,
  met: { readonly facts: Facts; readonly trail: Trail; readonly step: string },
  fixed: FixedFacts,
  name: string,
): Flow {
  const steps = [...new Set([...met.trail.map(({ step }) => step), met.step])];
  return {
    flow: name,
    form: wizard.id,
    given: givenOf(met.facts, fixed),
    steps: steps.map((at) =>
      itemOf(
        at,
        met.trail.filter(({ step }) => step === at),
      ),
    ),
  };
}

function givenOf(facts: Facts, fixed: FixedFacts): Flow['given'] {
  const own = Object.entries(facts).filter(([name, value]) => name !== 'today' && fixed[name] !== value);
  const settings = own.flatMap(([name, value]) =>
    name.startsWith('settings.') ? [[name.slice('settings.'.length), value] as const] : [],
  );
  const given = Object.entries(facts).filter(([name]) => name !== 'today' && !name.startsWith('settings.'));
  return {
    facts: Object.fromEntries(given) as Readonly<Record<string, FlowValue>>,
    ...(settings.length > 0 ? { settings: Object.fromEntries(settings) } : {}),
  };
}

function itemsOfWay(way: Way, wanted: ReadonlySet<string>): readonly FlowItem[] {
  const at = way.step.id;
  const refused = way.least.flatMap((node): readonly FlowItem[] => {
    const name = node.key.slice(at.length + 1);
    if (node.kind === 'field') return refusedValues(node, name, at, wanted);
    return node.kind === 'list' && node.shown && wantsBlankRow(node, wanted)
      ? [
          { at, enter: { [name]: [...node.rows, null].map(() => ({})) } },
          { at, remove: { [name]: node.rows.length } },
        ]
      : [];
  });
  return [itemOf(at, way.entries), ...refused];
}

function refusedValues(
  state: FieldState,
  name: string,
  at: string,
  wanted: ReadonlySet<string>,
): readonly FlowItem[] {
  const codes = [...wanted].flatMap((goal) => {
    const [kind, , path, code] = partsOfGoal(goal);
    return kind === 'error' && path === state.field.path && code !== undefined ? [code] : [];
  });
  const original = state.value;
  return codes.flatMap((code): readonly FlowItem[] => {
    const value = beyond(state).find((candidate) =>
      code === 'tooLate' || code === 'tooLarge'
        ? state.max !== null && candidate > state.max
        : (code === 'tooEarly' || code === 'tooSmall') && state.min !== null && candidate < state.min,
    );
    if (value === undefined) return [];
    return [
      { at, enter: { [name]: value } },
      { at, blocked: [{ [name]: code }], enter: { [name]: original } },
    ];
  });
}

function wantsBlankRow(list: Extract<NodeState, { kind: 'list' }>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].some((goal) => {
    const [kind, , path = ''] = partsOfGoal(goal);
    return kind === 'error' && path.startsWith(`${list.list.path}.`);
  });
}

function itemOf(at: string, entries: Trail): FlowItem {
  const enter: Record<string, FlowValue> = {};
  const rows = new Map<string, Map<number, Record<string, string | number | boolean | null>>>();
  for (const { key, to } of entries) {
    const { path, row, part } = keyParts(key);
    const value = to === null || typeof to !== 'object' ? to : null;
    if (row === null || part === null) enter[nameIn(at, key)] = value;
    else {
      const list = rows.get(path) ?? new Map<number, Record<string, string | number | boolean | null>>();
      rows.set(path, list.set(row, { ...list.get(row), [part]: value }));
      enter[nameIn(at, path)] = [...list.values()];
    }
  }
  return Object.keys(enter).length > 0 ? { at, enter } : { at };
}

function nameIn(step: string, key: FieldKey): string {
  return key.slice(step.length + 1);
}

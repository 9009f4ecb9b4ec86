import {
  evaluateValue,
  holds,
  sendsNull,
  membersOfObject,
  collectReads,
  buildRequest,
  type Call,
  type NodeState,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import type { Situation, Way } from './exploration/explore.ts';
import type { Trail } from './Trail.ts';

/** Describes in one sentence what is wrong with a body of an operation; null for a valid body. */
export type PayloadValidator = (operation: string, body: unknown) => string | null;

export interface PayloadFault {
  readonly call: Call;
  readonly message: string;
  readonly trail: Trail;
}

export interface PayloadProof {
  readonly faults: readonly PayloadFault[];
  readonly checked: number;
  readonly exhaustive: boolean;
}

/**
 * Builds every payload that some way through the form leads to, with as little and as much filled in as it allows, and judges it. Members
 * of a payload that depend on the same steps are built once.
 */
export function provePayloads(
  start: Walk,
  from: Situation,
  judge: PayloadValidator,
  budget: number,
): PayloadProof {
  const { wizard } = start;
  const calls = wizard.calls.filter((call) => 'submit' in call.at && call.send !== null);
  const builders = calls.map((call) => createPayloadBuilder(wizard, call));
  const faults = new Map<string, PayloadFault>();
  let checked = 0;
  if (calls.length > 0)
    followWays(
      from,
      [],
      builders.map(({ keys }) => keys),
    );
  return { faults: [...faults.values()], checked, exhaustive: checked < budget };

  /** Follows the ways out of a situation. `keys`: for each call, the values so far that distinguish its members. */
  function followWays(
    situation: Situation,
    ways: readonly Way[],
    keys: readonly (readonly string[])[],
  ): void {
    if (checked >= budget) return;
    if (situation.step)
      return situation.ways.forEach((way) =>
        followWays(
          way.to,
          [...ways, way],
          builders.map((builder, index) => builder.followedBy(keys[index] ?? [], way)),
        ),
      );
    if (situation.ways.length > 0) return;
    for (const size of ['least', 'most'] as const) {
      calls.forEach((call, position) => {
        if (call.when !== null && !holds(buildEndWalk(start, ways, size), call.when)) return;
        checked += 1;
        const body = builders[position]?.build(start, ways, size, keys[position] ?? []);
        const message = judge(call.call, body);
        if (message === null) return;
        const trail = ways.flatMap((way) =>
          size === 'least' ? way.entries : [...way.entries, ...way.filling],
        );
        const known = faults.get(message);
        if (!known || trail.length < known.trail.length) faults.set(message, { call, message, trail });
      });
    }
  }
}

type Size = 'least' | 'most';

interface Builder {
  /** Keys by member of the payload, before the first step. */
  readonly keys: readonly string[];
  /** Returns the keys after another step. Members that read nothing of the step keep their keys. */
  readonly followedBy: (keys: readonly string[], way: Way) => readonly string[];
  readonly build: (start: Walk, ways: readonly Way[], size: Size, keys: readonly string[]) => unknown;
}

function createPayloadBuilder(wizard: Wizard, call: Call): Builder {
  const sent = call.send && membersOfObject(call.send.expression);
  if (!sent)
    return {
      keys: [],
      followedBy: (keys) => keys,
      build: (start, ways, size) => buildRequest(buildEndWalk(start, ways, size), call).body,
    };
  const members = Object.entries(sent).map(([name, expression]) => {
    const reads = collectReads(expression, wizard.conditions).reads;
    const steps = new Set(reads.flatMap((path) => wizard.nodes[wizard.indexOf.get(path) ?? -1]?.step ?? []));
    const known = { least: new Map<string, unknown>(), most: new Map<string, unknown>() };
    return { name, value: { expression }, steps, known };
  });
  const ids = new Map<Way, string>();
  return {
    keys: members.map(() => ''),
    followedBy(keys, way) {
      let id = ids.get(way);
      if (id === undefined) ids.set(way, (id = `${ids.size} `));
      return members.map(({ steps }, index) => (keys[index] ?? '') + (steps.has(way.step.id) ? id : ''));
    },
    build(start, ways, size, keys) {
      let walk: Walk | null = null;
      const body: Record<string, unknown> = {};
      members.forEach(({ name, value, known }, index) => {
        const key = keys[index] ?? '';
        if (!known[size].has(key))
          known[size].set(key, evaluateValue((walk ??= buildEndWalk(start, ways, size)), value));
        const member = known[size].get(key);
        if (member !== null || sendsNull(value.expression)) body[name] = member;
      });
      return Object.keys(body).length === 0 ? null : body;
    },
  };
}

/** Returns the walk at the end of some ways; the steps in between did not apply. */
function buildEndWalk(start: Walk, ways: readonly Way[], size: 'least' | 'most'): Walk {
  const nodes = start.nodes.map(hideNode);
  for (const way of ways) {
    for (const node of way[size]) nodes[start.wizard.indexOf.get(node.key) ?? -1] = node;
  }
  return { ...start, nodes };
}

function hideNode(node: NodeState): NodeState {
  switch (node.kind) {
    case 'block':
      return { ...node, shown: false };
    case 'field':
      return { ...node, shown: false, value: null };
    case 'list':
      return { ...node, shown: false, value: null };
  }
}

import {
  buildRequest,
  collectReads,
  evaluateValue,
  membersOfObject,
  sendsNull,
  type Call,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import type { Way } from './exploration/explore.ts';

/** Builds the bodies of a call. Members that depend on the same steps are built once. */
export interface PayloadBuilder {
  /** Keys by member of the payload, before the first step. */
  readonly keys: readonly string[];
  /** Returns the keys after another step. Members that read nothing of the step keep their keys. */
  readonly followedBy: (keys: readonly string[], way: Way) => readonly string[];
  readonly build: (getWalk: () => Walk, size: 'least' | 'most', keys: readonly string[]) => unknown;
}

export function createPayloadBuilder(wizard: Wizard, call: Call): PayloadBuilder {
  const sent = call.send && membersOfObject(call.send.expression);
  if (!sent)
    return {
      keys: [],
      followedBy: (keys) => keys,
      build: (getWalk) => buildRequest(getWalk(), call).body,
    };
  const members = Object.entries(sent).map(([name, expression]) => {
    const reads = collectReads(expression, wizard.conditions).reads;
    const steps = new Set(reads.flatMap((path) => wizard.nodes[wizard.indexOf.get(path) ?? -1]?.step ?? []));
    return { name, value: { expression }, steps, known: new Map<string, unknown>() };
  });
  const ids = new Map<Way, string>();
  return {
    keys: members.map(() => ''),
    followedBy(keys, way) {
      let id = ids.get(way);
      if (id === undefined) ids.set(way, (id = `${ids.size} `));
      return members.map(({ steps }, index) => (keys[index] ?? '') + (steps.has(way.step.id) ? id : ''));
    },
    build(getWalk, size, keys) {
      const body: Record<string, unknown> = {};
      members.forEach(({ name, value, known }, index) => {
        const key = `${size} ${keys[index] ?? ''}`;
        if (!known.has(key)) known.set(key, evaluateValue(getWalk(), value));
        const member = known.get(key);
        if (member !== null || sendsNull(value.expression)) body[name] = member;
      });
      return Object.keys(body).length === 0 ? null : body;
    },
  };
}

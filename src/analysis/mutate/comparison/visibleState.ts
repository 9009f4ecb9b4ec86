import { openRequirements, type NodeState, type Step, type Walk } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';

/** A visible difference in German, with its place. */
export interface SeenDifference {
  readonly at: string;
  readonly what: string;
}

/** Returns the first visible difference in the fields or open requirements of a step. */
export function findStepDifference(step: Step, left: Walk, right: Walk): SeenDifference | null {
  for (let index = step.first; index < step.last; index += 1) {
    const [mine, theirs] = [left.nodes[index], right.nodes[index]];
    const what = mine && theirs ? describeStateDifference(mine, theirs) : null;
    if (mine && what !== null) return { at: mine.key, what };
  }
  const open = (walk: Walk) =>
    JSON.stringify(openRequirements(walk, step).map(({ name, error }) => [name, error.code]));
  return open(left) === open(right) ? null : { at: step.id, what: say('difference.open') };
}

/** Describes a visible difference of a field; null when both look alike. */
export function describeStateDifference(left: NodeState, right: NodeState): string | null {
  const [mine, theirs] = [pickVisibleState(left), pickVisibleState(right)];
  const aspect = aspects.find((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]));
  return aspect === undefined
    ? null
    : say('difference.state', {
        what: say(`difference.of.${aspect}`),
        now: describeAspect(theirs[aspect]),
        old: describeAspect(mine[aspect]),
      });
}

function describeAspect(value: unknown): string {
  if (value === null || value === undefined) return say('difference.nothing');
  if (typeof value === 'boolean') return say(value ? 'doc.yes' : 'doc.no');
  return JSON.stringify(value);
}

/** Visible properties of a field or a list, the most important first. */
const aspects = [
  'shown',
  'value',
  'lock',
  'required',
  'markedOptional',
  'options',
  'min',
  'max',
  'variant',
  'canAdd',
  'error',
  'rows',
] as const;

function pickVisibleState(state: NodeState): Readonly<Partial<Record<(typeof aspects)[number], unknown>>> {
  switch (state.kind) {
    case 'block':
      return { shown: state.shown };
    case 'field': {
      const { shown, value, lock, required, markedOptional, options, min, max, variant, error } = state;
      return { shown, value, lock, required, markedOptional, options, min, max, variant, error };
    }
    case 'list': {
      const { shown, required, canAdd, error } = state;
      const rows = shown ? state.rows.map((row) => row.parts.map(pickVisibleState)) : [];
      return { shown, required, canAdd, error, rows };
    }
  }
}

/** Serializes the stored answers of these fields of a step, with hidden answers; rows by position, because their ids are never visible. */
export function serializeStoredAnswers(step: Step, walk: Walk, fields: ReadonlySet<string>): string {
  return JSON.stringify(
    walk.nodes.slice(step.first, step.last).map((node) => {
      if (!fields.has(node.name)) return null;
      if (node.kind === 'field') return node.answer;
      if (node.kind === 'block') return null;
      return node.rows.map((row) => row.parts.map((part) => (part.kind === 'field' ? part.answer : null)));
    }),
  );
}

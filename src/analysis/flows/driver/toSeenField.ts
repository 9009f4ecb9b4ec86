import {
  evaluateBlock,
  formatBlock,
  nodeState,
  findPriorQuestion,
  buildRowPartKey,
  showsStale,
  type Answer,
  type BlockState,
  type FieldState,
  type NodeState,
  type Walk,
} from '../../../engine/index.ts';
import type { SeenField } from './FlowDriver.ts';
import { say } from '../../messages/messages.ts';

/** Describes a node as the customer sees it. */
function toSeenField(walk: Walk, state: NodeState): SeenField {
  switch (state.kind) {
    case 'block':
      return {
        ...unseenField,
        shown: state.shown,
        value: formatBlockValue(walk, state),
        stale: showsStale(walk, state.block),
      };
    case 'list':
      return {
        ...unseenField,
        shown: state.shown,
        required: state.required,
        full: !state.canAdd,
        rows: state.rows.length,
      };
    case 'field': {
      const { answer, field } = state;
      const unreadable =
        answer !== null && typeof answer === 'object' && 'unreadable' in answer ? answer.unreadable : null;
      return {
        shown: state.shown,
        required: state.required,
        voluntary: state.markedOptional,
        locked: state.lock !== null,
        reason: state.lock?.says ?? null,
        full: undefined,
        stale: undefined,
        options: state.options?.filter(({ disabled }) => disabled === null).map(({ value }) => value) ?? null,
        variant: state.variant,
        value:
          unreadable ?? (state.value === false && field.twoValued && answer === null ? false : state.value),
        rows: null,
      };
    }
  }
}

/** Joins the values that a block shows. */
function formatBlockValue(walk: Walk, state: BlockState): string | null {
  const written = formatBlock(walk, state);
  const words = Object.entries(evaluateBlock(walk, state)).flatMap(
    ([name, value]) => (isRows(value) ? describeRows(value) : written[name]) ?? [],
  );
  const texts = words.filter((word): word is string => typeof word === 'string' && word !== '');
  return state.shown && texts.length > 0 ? texts.join(' · ') : null;
}

function isRows(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.some((row) => typeof row === 'object');
}

/** Joins the rows with the values in them. */
function describeRows(rows: readonly object[]): string {
  return rows
    .map((row) =>
      Object.values(row)
        .map((cell: unknown) => (isRows(cell) ? `(${describeRows(cell)})` : String(cell)))
        .join(' '),
    )
    .join(', ');
}

const unseenField: SeenField = {
  shown: false,
  required: undefined,
  voluntary: undefined,
  locked: undefined,
  full: undefined,
  stale: undefined,
  options: null,
  variant: null,
  value: null,
  rows: null,
};

/** Finds a field, block or list by its name within a step; a group is shown when one of its parts is. */
export function findSeenField(walk: Walk, step: string, name: string): SeenField | null {
  const state = findNodeState(walk, step, name);
  if (state) return toSeenField(walk, state);
  const group = walk.nodes.filter((node) => node.name.startsWith(`${step}.${name}.`));
  return group.length === 0 ? null : { ...unseenField, shown: group.some((node) => node.shown) };
}

export function findNodeState(walk: Walk, step: string, name: string): ReturnType<typeof nodeState> {
  const key = resolveFieldKey(walk, step, name);
  return key === null ? null : nodeState(walk, key);
}

/** Returns a field that accepts an answer now, or the reason why it does not. */
export function findFieldToFill(walk: Walk, step: string, name: string): FieldState | string {
  const state = findNodeState(walk, step, name);
  if (state?.kind !== 'field') return say('flow.no-field', { field: name, step });
  if (!state.shown) return say('flow.hidden-field', { field: name });
  if (state.lock) return say('flow.locked-field', { field: name });
  const question = findPriorQuestion(walk, state);
  return question === null
    ? state
    : say('flow.asked-field', { field: name, question: question.slice(step.length + 1) });
}

/** Parses a typed text in the control of a field. */
export function parseTypedAnswer({ field }: FieldState, text: string): Answer {
  return field.control.type.parse(text);
}

/** Returns the key of a field that is named by position: `people.0.email` -> `witness.people[3].email`. */
function resolveFieldKey(walk: Walk, step: string, name: string): string | null {
  const positioned = /^(.+?)\.(\d+)(?:\.(.+))?$/.exec(name);
  if (!positioned) return `${step}.${name}`;
  const list = nodeState(walk, `${step}.${positioned[1]}`);
  const row = list?.kind === 'list' ? list.rows[Number(positioned[2])] : undefined;
  return row && positioned[3] ? buildRowPartKey(`${step}.${positioned[1]}`, row.id, positioned[3]) : null;
}

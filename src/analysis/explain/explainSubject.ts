import {
  holds,
  nodeState,
  openRequirements,
  walkScope,
  type Call,
  type CompiledOption,
  type Field,
  type NodeState,
  type Walk,
} from '../../engine/index.ts';
import type { NameLookup } from './buildTraceLines.ts';
import { explainField, type Explanation } from './explainField.ts';
import { explainStepState } from './explainStepState.ts';
import type { Cause } from './Reason.ts';
import { toReasons } from './toReasons.ts';

/**
 * Explains what an analyst points at: a step (`glass`), a question, block or list (`glass.part`), an option (`glass.part=WINDOW`), or a call
 * (`reportClaim`). Null: the form has no such thing.
 */
export function explainSubject(walk: Walk, subject: string, nameOf: NameLookup): Explanation | null {
  const judgement = { walk, scope: walkScope(walk), row: null };
  const step = walk.wizard.steps.find(({ id }) => id === subject);
  if (step) {
    const open = openRequirements(walk, step).map(({ textPath }) => textPath);
    return { reasons: toReasons(judgement, explainStepState(walk, step), nameOf), error: null, open };
  }
  const calls = walk.wizard.calls.filter(({ call }) => call === subject);
  if (calls.length > 0)
    return {
      reasons: toReasons(
        judgement,
        calls.flatMap((call) => explainCall(walk, call)),
        nameOf,
      ),
      error: null,
      open: [],
    };
  const [path = '', value] = subject.split('=', 2);
  const [id = ''] = path.split('.', 1);
  if (value === undefined) return explainField(walk, id, path.slice(id.length + 1), nameOf);
  const state = nodeState(walk, path);
  const option = state?.kind === 'field' ? findOption(state.field, value) : undefined;
  // Nothing is offered by a question that is not asked, and the question says why.
  if (option && !isAsked(walk, id, state)) return explainField(walk, id, path.slice(id.length + 1), nameOf);
  return option
    ? { reasons: toReasons(judgement, explainOption(walk, path, option), nameOf), error: null, open: [] }
    : null;
}

/** Lists everything that can be explained, for a message about an unknown name. */
export function listSubjects({ steps, nodes, calls }: Walk['wizard']): readonly string[] {
  return [
    ...steps.map(({ id }) => id),
    ...nodes.flatMap((node) => [
      node.path,
      ...(node.kind === 'field' && node.options !== null && 'rows' in node.options
        ? node.options.rows.map(({ value }) => `${node.path}=${value}`)
        : []),
    ]),
    ...new Set(calls.map(({ call }) => call)),
  ];
}

function isAsked(walk: Walk, stepId: string, state: NodeState | null): boolean {
  const step = walk.wizard.steps.find(({ id }) => id === stepId);
  return state?.shown === true && step !== undefined && walk.applies[step.index] === true;
}

function findOption({ options }: Field, value: string): CompiledOption | undefined {
  return options !== null && 'rows' in options
    ? options.rows.find((row) => String(row.value) === value)
    : undefined;
}

function explainOption(
  walk: Walk,
  path: string,
  { value, when, disabled }: CompiledOption,
): readonly Cause[] {
  const find = (one: Walk) => {
    const state = nodeState(one, path);
    return state?.kind === 'field' ? state.options?.find((option) => option.value === value) : undefined;
  };
  const now = find(walk);
  const offered: Cause = {
    kind: now ? 'offered' : 'withheld',
    rules: when === null ? [] : [when],
    wanted: (later) => (find(later) === undefined) !== (now === undefined),
  };
  if (disabled === null || !now) return [offered];
  const isDisabled = now.disabled !== null;
  const choice: Cause = {
    kind: isDisabled ? 'unselectable' : 'selectable',
    rules: [disabled.when],
    wanted: (later) => {
      const then = find(later);
      return then !== undefined && (then.disabled !== null) !== isDisabled;
    },
  };
  return [offered, choice];
}

/** Explains whether a call is made, and which replies show a message. */
function explainCall(walk: Walk, { when, outcomes }: Call): readonly Cause[] {
  const isMade = when === null || holds(walk, when);
  const made: Cause = {
    kind: isMade ? 'called' : 'uncalled',
    rules: when === null ? [] : [when],
    wanted: (later) => when !== null && holds(later, when) !== isMade,
  };
  const banners = outcomes.flatMap(({ match, effects }): readonly Cause[] => {
    const { banner } = effects;
    if (banner === undefined) return [];
    const reply = match === 'else' ? 'else' : [match.status.join(', '), match.body].filter(Boolean).join(' ');
    const rule = match === 'else' ? null : match.when;
    return [
      {
        kind: 'banner',
        value: `${reply} → ${banner}`,
        rules: rule === null ? [] : [rule],
        wanted: (later) => rule !== null && holds(later, rule) !== holds(walk, rule),
      },
    ];
  });
  return [made, ...banners];
}

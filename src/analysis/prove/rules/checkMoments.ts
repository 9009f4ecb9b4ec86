import {
  expandShortForm,
  nodeState,
  pathsIn,
  withCheck,
  type CheckStates,
  type FieldKey,
  type Expression,
  type Walk,
  type Wizard,
} from '../../../engine/index.ts';
import { memoizePerObject } from '../../lint/shared/memoizePerObject.ts';
import { listAtoms, listLiterals } from '../values/listAtoms.ts';
import { listRuleUses } from './listRuleUses.ts';
import type { Trail } from '../Trail.ts';

/** A check that a rule reads, and the states that outcomes of its call can set. */
interface CheckStateChoice {
  readonly id: string;
  readonly states: readonly CheckStates[string][];
  /** The least number of characters with which the server is asked. */
  readonly minLength: number;
}

/** The moments of checks by servers: after an answer (key of the node), on entering or on leaving a step (id). */
export interface CheckMoments {
  readonly answering: ReadonlyMap<FieldKey, readonly CheckStateChoice[]>;
  readonly entering: ReadonlyMap<string, readonly CheckStateChoice[]>;
  readonly leaving: ReadonlyMap<string, readonly CheckStateChoice[]>;
  /** After sending, on the last step. */
  readonly sending: readonly CheckStateChoice[];
}

/** Builds the implicit rules that compare the length of an answer with the least length for a check. */
export function listLengthRules(wizard: Wizard): readonly Expression[] {
  return wizard.calls.flatMap(({ at }) =>
    'change' in at && (at.minLength ?? 1) > 1
      ? [expandShortForm('minLength', expandShortForm('path', at.change), at.minLength ?? 1)]
      : [],
  );
}

/** Groups the checks that a rule reads by the moment of the calls that set them. */
export function checkMoments(wizard: Wizard, control: ReadonlySet<string>): CheckMoments {
  const answering = new Map<string, readonly CheckStateChoice[]>();
  const entering = new Map<string, readonly CheckStateChoice[]>();
  const leaving = new Map<string, readonly CheckStateChoice[]>();
  const sending: CheckStateChoice[] = [];
  const awaited = findAwaitedChecks(wizard);
  for (const call of wizard.calls) {
    const states = new Map<string, Set<CheckStates[string]>>();
    for (const { effects } of call.outcomes) {
      for (const [id, state] of Object.entries(effects.check ?? {})) {
        if (control.has(`check.${id}`)) states.set(id, (states.get(id) ?? new Set()).add(state));
      }
    }
    const isAwaited = 'change' in call.at || 'press' in call.at;
    for (const [id, set] of states) if (isAwaited && awaited.has(`check.${id}`)) set.add('pending');
    const minLength = 'change' in call.at ? (call.at.minLength ?? 1) : 0;
    const checked = [...states].map(([id, set]) => ({ id, states: [...set], minLength }));
    if (checked.length === 0) continue;
    const add = (moments: Map<string, readonly CheckStateChoice[]>, key: string) =>
      moments.set(key, [...(moments.get(key) ?? []), ...checked]);
    if ('change' in call.at) add(answering, call.at.change);
    if ('press' in call.at) add(answering, call.at.press);
    if ('enter' in call.at) add(entering, call.at.enter);
    if ('continue' in call.at) add(leaving, call.at.continue);
    if ('submit' in call.at) sending.push(...checked);
  }
  return { answering, entering, leaving, sending };
}

/** Finds the checks of which a rule asks whether their answer is pending. */
const findAwaitedChecks = memoizePerObject(
  (wizard: Wizard): ReadonlySet<string> =>
    new Set(
      listRuleUses(wizard)
        .flatMap(({ rule }) => listAtoms(rule.rule, wizard.conditions))
        .filter((atom) => listLiterals(atom).includes('pending'))
        .flatMap(pathsIn),
    ),
);

/** Returns the walk as it is and with every state of its checks. An empty or too short answer is not checked. */
export function applyCheckStates(
  walk: Walk,
  step: string,
  checked: readonly CheckStateChoice[] | undefined,
  key: FieldKey | null = null,
): readonly (readonly [Walk, Trail])[] {
  if (!checked) return [[walk, []]];
  const node = key === null ? null : nodeState(walk, key);
  if (node && (!node.shown || (node.kind === 'field' && (node.value === null || node.error !== null))))
    return [[walk, []]];
  const length = node?.kind === 'field' ? String(node.value).length : Infinity;
  const askedChecks = checked.filter(({ minLength }) => length >= minLength);
  return askedChecks.reduce<readonly (readonly [Walk, Trail])[]>(
    (ways, { id, states }) =>
      ways.flatMap(([before, entries]) => [
        [before, entries],
        ...states.map((state): readonly [Walk, Trail] => [
          withCheck(before, id, state),
          [...entries, { step, key: `check.${id}`, to: state }],
        ]),
      ]),
    [[walk, []]],
  );
}

import {
  answersOf,
  applyingSteps,
  type Call,
  type CallReply,
  callsAt,
  type ChangeRequest,
  changeWalk,
  doneRoute,
  type Facts,
  type FieldState,
  isReachable,
  lastReachableStep,
  matchOutcome,
  nodeState,
  type OutcomeEffects,
  requestFor,
  resumeWalk,
  rowPartKey,
  snapshotStep,
  startWalk,
  type Step,
  type Walk,
  type Wizard,
} from '../../engine/index.ts';
import { answerCalls } from './answerCalls.ts';
import type { FlowDriver, SeenOutcome } from './FlowDriver.ts';
import { nothingSeen, seenNode } from './seenNode.ts';
import { afterReply, callsOnChange, seenOf, withoutOldChecks } from './serverCalls.ts';

/** Told about every situation a flow makes, so that it can be measured what flows reach. */
export interface FlowWatcher {
  /** After every action: where the customer is, with which answers. */
  readonly stands: (walk: Walk, step: Step) => void;
  /** A step is left forwards. */
  readonly leaves: (walk: Walk, step: Step) => void;
  /** The form is finished without sending anything. */
  readonly finishes: (walk: Walk) => void;
  readonly sends: (walk: Walk, call: Call, effects: OutcomeEffects) => void;
}

/** Walks a form without a page, as the runner would: the same engine, the same order of steps after an edit. */
export function engineDriver(
  wizard: Wizard,
  facts: Facts,
  watcher: FlowWatcher | null = null,
): FlowDriver & {
  /** What has been answered so far. */
  readonly walk: () => Walk;
} {
  let walk = startWalk(wizard, facts);
  let step: Step | null = applyingSteps(walk)[0] ?? null;
  let returnTo: string | null = null;
  let sent: unknown;
  let waiting: readonly Call[] = step ? callsAt(walk, { enter: step.id }) : [];
  let passed: readonly Call[] = [];
  const visited = new Set<string>(step ? [step.id] : []);
  stands();

  function stands(): void {
    if (step) watcher?.stands(walk, step);
  }

  function goTo(target: Step | null): void {
    step = target;
    waiting = target ? callsAt(walk, { enter: target.id }) : [];
    passed = [];
    if (target) visited.add(target.id);
    if (target?.id === returnTo) returnTo = null;
    stands();
  }

  function change(...requests: readonly ChangeRequest[]): null {
    const before = walk;
    walk = withoutOldChecks(before, changeWalk(before, requests).walk);
    const asking = callsOnChange(before, walk);
    waiting = [...waiting.filter((call) => !asking.includes(call)), ...asking];
    passed = [];
    stands();
    return null;
  }

  function answer(call: Call, reply: CallReply): SeenOutcome {
    const before = walk;
    const { walk: after, effects } = afterReply(before, call, reply);
    walk = after;
    watcher?.sends(before, call, effects);
    stands();
    return { ...seenOf(walk, effects), sent: requestFor(before, call).body };
  }

  function openOn(id: string): string | null {
    const { open } = snapshotStep(walk, id);
    if (open.length === 0) return null;
    return `"Weiter" is blocked by ${open.map(({ name, textPath, error }) => `${name ?? textPath}: ${error.code}`).join(', ')}`;
  }

  /** Key of a field named by position: `people.0.email` -> `witness.people[3].email`. */
  function keyOf(stepId: string, name: string): string | null {
    const positioned = /^(.+?)\.(\d+)(?:\.(.+))?$/.exec(name);
    if (!positioned) return `${stepId}.${name}`;
    const list = nodeState(walk, `${stepId}.${positioned[1]}`);
    const row = list?.kind === 'list' ? list.rows[Number(positioned[2])] : undefined;
    return row && positioned[3] ? rowPartKey(`${stepId}.${positioned[1]}`, row.id, positioned[3]) : null;
  }

  function stateOf(stepId: string, name: string): ReturnType<typeof nodeState> {
    const key = keyOf(stepId, name);
    return key === null ? null : nodeState(walk, key);
  }

  function fieldAt(stepId: string, name: string): FieldState | string {
    const state = stateOf(stepId, name);
    if (state?.kind !== 'field') return `there is no field "${name}" on step "${stepId}"`;
    if (!state.shown) return `"${name}" is hidden and cannot be filled in`;
    return state.lock ? `"${name}" is locked` : state;
  }

  return {
    walk: () => walk,
    see: () => ({
      step: step?.id ?? null,
      route: step?.route ?? '',
      progress: step?.progress ?? null,
    }),
    look(stepId, name) {
      const state = stateOf(stepId, name);
      if (state) return seenNode(state);
      const group = walk.nodes.filter((node) => node.name.startsWith(`${stepId}.${name}.`));
      return group.length === 0 ? null : { ...nothingSeen, shown: group.some((node) => node.shown) };
    },
    canContinue: (stepId) =>
      snapshotStep(walk, stepId).open.map(({ name, error }) => ({
        field: name === null ? null : name.slice(stepId.length + 1),
        code: error.code,
      })),
    warnings: (stepId) => snapshotStep(walk, stepId).warnings.map(({ error }) => error.code),
    set(stepId, name, value) {
      const state = fieldAt(stepId, name);
      return typeof state === 'string' ? state : change({ set: state.key, to: value });
    },
    type(stepId, name, text) {
      const state = fieldAt(stepId, name);
      if (typeof state === 'string') return state;
      return change({ set: state.key, to: state.field.control.type.parse(text) });
    },
    addRow(stepId, list) {
      const state = stateOf(stepId, list);
      if (state?.kind !== 'list') return `there is no list "${list}" on step "${stepId}"`;
      return state.canAdd ? change({ addRow: state.key }) : `"${list}" takes no further row`;
    },
    removeRow(stepId, list, position) {
      const state = stateOf(stepId, list);
      const row = state?.kind === 'list' ? state.rows[position] : undefined;
      return row && state ? change({ removeRow: state.key, id: row.id }) : `"${list}" has no row ${position}`;
    },
    next() {
      if (!step) return 'no step is shown';
      const blocked = openOn(step.id);
      if (blocked !== null) return blocked;
      const held = callsAt(walk, { continue: step.id }).find(
        (call) => !passed.includes(call) && !call.outcomes.some(({ effects }) => effects.next),
      );
      if (held) return `no answer of "${held.call}" leads on`;
      watcher?.leaves(walk, step);
      const steps = applyingSteps(walk);
      const after = steps.slice(steps.indexOf(step) + 1);
      const back = after.find(({ id }) => id === returnTo);
      const isOpen = ({ id }: Step) => !visited.has(id) || snapshotStep(walk, id).open.length > 0;
      goTo(back ? (after.slice(0, after.indexOf(back)).find(isOpen) ?? back) : (after[0] ?? step));
      return null;
    },
    back() {
      const previous = step && snapshotStep(walk, step.id).previous;
      goTo(wizard.steps.find(({ id }) => id === previous) ?? null);
      return step ? null : 'there is no step before this one';
    },
    reload() {
      const stored = { answers: answersOf(walk, { sensitive: false }), start: walk.start };
      walk = resumeWalk(wizard, facts, stored).walk;
      goTo(step && isReachable(walk, step.id) ? step : lastReachableStep(walk));
      return null;
    },
    edit(stepId) {
      const target = wizard.steps.find(({ id }) => id === stepId);
      if (!target || !isReachable(walk, stepId)) return `step "${stepId}" cannot be reached`;
      returnTo = step?.id ?? null;
      goTo(target);
      return null;
    },
    open(route) {
      const target = wizard.steps.find((candidate) => candidate.route === route);
      if (!target) return `no step has the address ${route}`;
      goTo(isReachable(walk, target.id) ? target : lastReachableStep(walk));
      return null;
    },
    press(stepId, name) {
      const state = stateOf(stepId, name);
      if (state?.kind !== 'block' || !state.shown) return `there is no button "${name}" on step "${stepId}"`;
      waiting = [...waiting, ...callsAt(walk, { press: state.key })];
      return null;
    },
    receive(stepId, operation, reply) {
      const asked = waiting.find(({ call }) => call === operation);
      if (asked) {
        waiting = waiting.filter((call) => call !== asked);
        return answer(asked, reply);
      }
      const onLeaving = callsAt(walk, { continue: stepId }).find(({ call }) => call === operation);
      if (!onLeaving) return `step "${stepId}" does not wait for "${operation}"`;
      const blocked = openOn(stepId);
      if (blocked !== null) return blocked;
      const outcome = answer(onLeaving, reply);
      if (matchOutcome(walk, onLeaving, reply).next) passed = [...passed, onLeaving];
      return outcome;
    },
    answerWith(reply, answering) {
      if (!step) return 'no step is shown';
      const { open, next } = snapshotStep(walk, step.id);
      if (open.length > 0 || next !== null) return `the form cannot be sent from step "${step.id}"`;
      return answerCalls(walk, reply, answering, (call, given) => {
        const outcome = answer(call, given);
        sent = outcome.sent;
        return outcome;
      });
    },
    finish() {
      if (!step) return 'no step is shown';
      const { open, next } = snapshotStep(walk, step.id);
      if (open.length > 0 || next !== null) return `the form cannot be finished from step "${step.id}"`;
      if (callsAt(walk, { submit: true }).length > 0) return 'the form makes a call when it is sent';
      watcher?.finishes(walk);
      return { goes: doneRoute(walk) };
    },
    submitted: () => sent,
  };
}

import {
  answersOf,
  applyingSteps,
  type Call,
  callsAt,
  type ChangeRequest,
  changeWalk,
  doneRoute,
  controls,
  type Facts,
  type FieldState,
  isReachable,
  lastReachableStep,
  matchOutcome,
  type NodeState,
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
import type { FlowDriver, SeenField } from './FlowDriver.ts';

/** Told about every situation a flow makes, so that it can be measured what flows reach. */
export interface FlowWatcher {
  /** After every action: where the customer is, with which answers. */
  readonly stands: (walk: Walk, step: Step) => void;
  /** A step is left forwards. */
  readonly leaves: (walk: Walk, step: Step) => void;
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
  const visited = new Set<string>(step ? [step.id] : []);
  stands();

  function stands(): void {
    if (step) watcher?.stands(walk, step);
  }

  function goTo(target: Step | null): void {
    step = target;
    if (target) visited.add(target.id);
    if (target?.id === returnTo) returnTo = null;
    stands();
  }

  function change(...requests: readonly ChangeRequest[]): null {
    walk = changeWalk(walk, requests).walk;
    stands();
    return null;
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
      if (state) return seen(state);
      const group = walk.nodes.filter((node) => node.name.startsWith(`${stepId}.${name}.`));
      return group.length === 0 ? null : { ...nothing, shown: group.some((node) => node.shown) };
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
      const control = state.field.control.is;
      const format = Object.hasOwn(controls, control)
        ? controls[control as keyof typeof controls]
        : controls.text;
      return change({ set: state.key, to: format.parse(text) });
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
      const snapshot = snapshotStep(walk, step.id);
      if (snapshot.open.length > 0) {
        const open = snapshot.open.map(({ name, textPath, error }) => `${name ?? textPath}: ${error.code}`);
        return `"Weiter" is blocked by ${open.join(', ')}`;
      }
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
    answerWith(reply) {
      if (!step) return 'no step is shown';
      const { open, next } = snapshotStep(walk, step.id);
      if (open.length > 0 || next !== null) return `the form cannot be sent from step "${step.id}"`;
      const [call] = callsAt(walk, { submit: true });
      if (!call) return 'the form makes no call when it is sent';
      sent = requestFor(walk, call).body;
      const effects = matchOutcome(walk, call, reply);
      watcher?.sends(walk, call, effects);
      return {
        shows: effects.banner ?? null,
        level: effects.level,
        marks: effects.mark ?? {},
        goes: effects.done || effects.go !== undefined ? (effects.go ?? doneRoute(walk)) : null,
      };
    },
    submitted: () => sent,
  };
}

const nothing: SeenField = {
  shown: false,
  required: undefined,
  voluntary: undefined,
  locked: undefined,
  full: undefined,
  options: null,
  variant: null,
  value: null,
  rows: null,
};

function seen(state: NodeState): SeenField {
  switch (state.kind) {
    case 'block':
      return { ...nothing, shown: state.shown };
    case 'list':
      return {
        ...nothing,
        shown: state.shown,
        required: state.required,
        full: !state.canAdd,
        rows: state.shown ? state.rows.length : 0,
      };
    case 'field': {
      const { answer, field } = state;
      const unreadable = answer !== null && typeof answer === 'object' ? answer.unreadable : null;
      return {
        shown: state.shown,
        required: state.required,
        voluntary: state.markedOptional,
        locked: state.lock !== null,
        full: undefined,
        options: state.options?.filter(({ disabled }) => disabled === null).map(({ value }) => value) ?? null,
        variant: state.variant,
        value:
          unreadable ?? (state.value === false && field.twoValued && answer === null ? false : state.value),
        rows: null,
      };
    }
  }
}

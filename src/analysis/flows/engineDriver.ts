import {
  isReachable,
  snapshotStep,
  type ChangeRequest,
  type Facts,
  type Wizard,
} from '../../engine/index.ts';
import type { FlowDriver } from './FlowDriver.ts';
import { flowJourney, type FlowJourney, type FlowWatcher } from './flowJourney.ts';
import { seenFrame } from './seenFrame.ts';
import { fieldToFill, seenAt, stateOf, typedAnswer } from './seenNode.ts';
import { say } from '../messages/messages.ts';

/** Goes through a form without a page: a journey like any other, whose servers say what the flow says they do. */
export function engineDriver(
  wizard: Wizard,
  facts: Facts,
  watcher: FlowWatcher | null = null,
): FlowDriver & Pick<FlowJourney, 'walk'> {
  const journey = flowJourney(wizard, facts, watcher);
  const { walk, step, dispatch } = journey;
  const change = (...requests: readonly ChangeRequest[]) => dispatch({ kind: 'changed', requests });
  return {
    ...journey,
    see: () => ({
      step: step()?.id ?? null,
      route: step()?.route ?? '',
      progress: step()?.progress ?? null,
      dialog: journey.dialog(),
    }),
    look: (at, name) => seenAt(walk(), at, name),
    frame() {
      const at = step();
      return at ? seenFrame(walk(), at) : undefined;
    },
    canContinue: (at) =>
      snapshotStep(walk(), at).open.map(({ name, error }) => ({
        field: name?.slice(at.length + 1) ?? null,
        code: error.code,
      })),
    warnings: (at) => snapshotStep(walk(), at).warnings.map(({ error }) => error.code),
    set(at, name, value) {
      const state = fieldToFill(walk(), at, name);
      if (typeof state === 'string') return state;
      const { askedBy } = state.field;
      if (askedBy) dispatch({ kind: 'askedToEdit', field: askedBy.field });
      change({ set: state.key, to: value });
      // What the question refuses is explained; its dialog is closed then.
      return askedBy ? dispatch({ kind: 'chose', dialog: `question:${state.key}`, choice: 'stay' }) : null;
    },
    type(at, name, text) {
      const state = fieldToFill(walk(), at, name);
      return typeof state === 'string' ? state : change({ set: state.key, to: typedAnswer(state, text) });
    },
    addRow(at, list) {
      const state = stateOf(walk(), at, list);
      if (state?.kind !== 'list') return say('flow.no-list', { list, step: at });
      return state.canAdd ? change({ addRow: state.key }) : say('flow.full-list', { list });
    },
    removeRow(at, list, position) {
      const state = stateOf(walk(), at, list);
      const row = state?.kind === 'list' ? state.rows[position] : undefined;
      return row && state
        ? change({ removeRow: state.key, id: row.id })
        : say('flow.no-row', { list, position });
    },
    edit: (id) =>
      isReachable(walk(), id)
        ? dispatch({ kind: 'edited', step: id, focus: null })
        : say('flow.unreachable-step', { step: id }),
    open: (route) =>
      wizard.steps.some((one) => one.route === route)
        ? dispatch({ kind: 'routeShown', route, carried: null })
        : say('flow.no-route', { route }),
    upload(at, name, file) {
      const state = fieldToFill(walk(), at, name);
      if (typeof state === 'string') return state;
      const { key: field } = state;
      if (file === null) return change({ set: field, to: null });
      return dispatch(
        file === 'retry' ? { kind: 'fileRetried', field } : { kind: 'fileChosen', field, file },
      );
    },
    press(at, name) {
      const state = stateOf(walk(), at, name);
      const isButton = state?.kind === 'block' && state.shown;
      return isButton
        ? dispatch({ kind: 'pressed', block: state.key })
        : say('flow.no-button', { button: name, step: at });
    },
  };
}

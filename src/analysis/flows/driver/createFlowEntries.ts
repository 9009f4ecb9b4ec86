import {
  type ChangeRequest,
  type JourneyEvent,
  type PagelessJourney,
  listPressedPaths,
} from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import type { FlowDriver } from './FlowDriver.ts';
import { findFieldToFill, findNodeState, parseTypedAnswer } from './toSeenField.ts';

/** Enters the answers of a flow in a step. */
export function createFlowEntries(
  journey: PagelessJourney,
): Pick<FlowDriver, 'set' | 'type' | 'addRow' | 'removeRow' | 'upload' | 'press'> {
  const walk = () => journey.now().walk;
  const dispatch = (event: JourneyEvent) => (journey.dispatch(event), null);
  const change = (request: ChangeRequest) => dispatch({ kind: 'changed', requests: [request] });
  return {
    set(at, name, value) {
      const state = findFieldToFill(walk(), at, name);
      if (typeof state === 'string') return state;
      const { askedBy } = state.field;
      if (askedBy) dispatch({ kind: 'askedToEdit', field: askedBy.field });
      change({ set: state.key, to: value });
      // A refused answer opens the dialog that explains it, which is closed here.
      if (askedBy) dispatch({ kind: 'chose', dialog: `question:${state.key}`, choice: 'stay' });
      return dispatch({ kind: 'fieldLeft', field: state.key });
    },
    type(at, name, text) {
      const state = findFieldToFill(walk(), at, name);
      if (typeof state === 'string') return state;
      change({ set: state.key, to: parseTypedAnswer(state, text) });
      return dispatch({ kind: 'fieldLeft', field: state.key });
    },
    addRow(at, list) {
      const state = findNodeState(walk(), at, list);
      if (state?.kind !== 'list') return say('flow.no-list', { list, step: at });
      return state.canAdd ? change({ addRow: state.key }) : say('flow.full-list', { list });
    },
    removeRow(at, list, position) {
      const state = findNodeState(walk(), at, list);
      const row = state?.kind === 'list' ? state.rows[position] : undefined;
      return row && state
        ? change({ removeRow: state.key, id: row.id })
        : say('flow.no-row', { list, position });
    },
    upload(at, name, file) {
      const state = findFieldToFill(walk(), at, name);
      if (typeof state === 'string') return state;
      const { key: field } = state;
      if (file === null) return change({ set: field, to: null });
      return dispatch(
        file === 'retry' ? { kind: 'fileRetried', field } : { kind: 'fileChosen', field, file },
      );
    },
    press(at, name) {
      const path = `${at}.${name}`;
      const isItem = walk().nodes.some(
        (node) => node.kind === 'block' && node.shown && listPressedPaths(node.block).includes(path),
      );
      if (isItem) return dispatch({ kind: 'pressed', block: path });
      const inRow = findNodeState(walk(), at, name);
      return inRow?.kind === 'block' && inRow.shown
        ? dispatch({ kind: 'pressed', block: inRow.key })
        : say('flow.no-button', { button: name, step: at });
    },
  };
}

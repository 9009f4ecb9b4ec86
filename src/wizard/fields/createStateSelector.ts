import {
  findShownError,
  shareState,
  type FieldError,
  type Journey,
  type NodeState,
} from '../../engine/index.ts';
import { controls } from '../controls/controls.ts';
import { type NodePosition, getStateAt } from './NodePosition.ts';
import type { Theme } from './Theme.ts';

interface DrawnState {
  readonly state: NodeState | undefined;
  /** The error that is shown for its answer. */
  readonly error: FieldError | null;
}

/** Returns a selector of the state and error at a position. It returns the same object until a state looks different. */
export function createStateSelector(
  position: NodePosition,
  widgets: Theme['widgets'],
): (journey: Journey) => DrawnState {
  let drawn: DrawnState | undefined;
  return (journey) => {
    const now = getStateAt(journey.walk, position);
    const error = now?.kind === 'field' ? findShownError(journey, now.key) : null;
    const state = isDrawnAlike(drawn?.state, now, widgets) ? drawn?.state : now;
    if (drawn === undefined || state !== drawn.state || error !== drawn.error) drawn = { state, error };
    return drawn;
  };
}

/** Returns true when the states look the same, or differ only in an answer that the control already holds. */
function isDrawnAlike(
  drawn: NodeState | undefined,
  now: NodeState | undefined,
  widgets: Theme['widgets'],
): boolean {
  if (drawn === now) return true;
  if (drawn?.kind !== 'field' || now?.kind !== 'field') return false;
  const { kind } = now.field.control;
  const view = controls[kind];
  // A widget that replaces the portal's own may need every answer.
  if (view?.holdsText !== true || widgets[kind] !== view.Input) return false;
  return (
    shareState(drawn, { ...now, answer: drawn.answer, value: drawn.value, error: drawn.error }) === drawn
  );
}

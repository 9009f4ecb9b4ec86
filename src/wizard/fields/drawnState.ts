import { sharedState, type Journey, type NodeState } from '../../engine/index.ts';
import { controls } from '../controls/controls.ts';
import { type NodePosition, stateAt } from './NodePosition.ts';
import type { Theme } from './Theme.ts';

/** Selects the state at a position as it was drawn, until one comes that looks different. */
export function drawnState(
  position: NodePosition,
  widgets: Theme['widgets'],
): (journey: Journey) => NodeState | undefined {
  let drawn: NodeState | undefined;
  return ({ walk }) => {
    const now = stateAt(walk, position);
    if (!isDrawnAlike(drawn, now, widgets)) drawn = now;
    return drawn;
  };
}

/** Nothing is new, or only an answer that its control holds already. */
function isDrawnAlike(
  drawn: NodeState | undefined,
  now: NodeState | undefined,
  widgets: Theme['widgets'],
): boolean {
  if (drawn === now) return true;
  if (drawn?.kind !== 'field' || now?.kind !== 'field') return false;
  const { kind } = now.field.control;
  const view = controls[kind];
  // A widget that took the place of the portal's own may need every answer.
  if (view?.holdsText !== true || widgets[kind] !== view.Input) return false;
  return (
    sharedState(drawn, { ...now, answer: drawn.answer, value: drawn.value, error: drawn.error }) === drawn
  );
}

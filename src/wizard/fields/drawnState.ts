import { sharedState, type Journey, type NodeState } from '../../engine/index.ts';
import { controls } from '../controls/controls.ts';
import { stateAt } from './Place.ts';
import type { Place } from './Place.ts';

/** Selects the state at a place as it was drawn, until one comes that looks different. */
export function drawnState(place: Place): (journey: Journey) => NodeState | undefined {
  let drawn: NodeState | undefined;
  return ({ walk }) => {
    const now = stateAt(walk, place);
    if (!isDrawnAlike(drawn, now)) drawn = now;
    return drawn;
  };
}

/** Nothing is new, or only an answer that its control holds already. */
function isDrawnAlike(drawn: NodeState | undefined, now: NodeState | undefined): boolean {
  if (drawn === now) return true;
  if (drawn?.kind !== 'field' || now?.kind !== 'field') return false;
  if (controls[now.field.control.kind]?.holdsText !== true) return false;
  return (
    sharedState(drawn, { ...now, answer: drawn.answer, value: drawn.value, error: drawn.error }) === drawn
  );
}

import type { PlaceAddress, PlaceSuggestion } from '../../protocol/index.ts';
import type { Reply } from '../../wizard/index.ts';

/** Suggestions of an answer; throws when there is none, which the form shows as "look-up not available". */
export function foundPlaces(reply: Reply): readonly PlaceSuggestion[] {
  if (reply === 'network' || reply.status !== 200) throw new Error('No places');
  return reply.body as readonly PlaceSuggestion[];
}

export function foundPlace(reply: Reply): PlaceAddress {
  if (reply === 'network' || reply.status !== 200) throw new Error('No place');
  return reply.body as PlaceAddress;
}

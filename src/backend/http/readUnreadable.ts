import { operations } from '../../protocol/index.ts';

const mostPlaces = 10;

/** An operation and a place in its answer: names of members, and `-` for positions. */
const shape = /^([A-Za-z]{1,60}) \/[A-Za-z0-9/-]{0,160}$/;

/**
 * Reads the places of answers that the portal of the caller could not read, from its header `x-unreadable`. Places of unknown operations or of
 * another form are left out, so that the log has no text of a stranger.
 */
export function readUnreadable(header: string | undefined): readonly string[] {
  const places = (header ?? '').split(', ', mostPlaces);
  return places.filter((place) => Object.hasOwn(operations, shape.exec(place)?.[1] ?? ''));
}

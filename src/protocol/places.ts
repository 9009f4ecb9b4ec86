import { type Static, Type } from '@sinclair/typebox';
import type { Operation } from './Operation.ts';
import { closed, text } from './shapes.ts';

const placeSuggestion = Type.Object({ id: Type.String(), label: Type.String() });
export type PlaceSuggestion = Static<typeof placeSuggestion>;

/** Fields: SHELL-047. `streetNumber` is empty when the place is a street. */
const placeAddress = Type.Object({
  street: Type.String(),
  streetNumber: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  country: Type.String(),
});
export type PlaceAddress = Static<typeof placeAddress>;

/** The look-up that is used when no maps service is configured: a small list of German addresses. */
export const placesOperations = {
  suggestPlaces: {
    id: 'suggestPlaces',
    method: 'GET',
    path: '/api/v1/places',
    says: 'German addresses that match a text.',
    params: closed({}),
    query: closed({ text: text(100) }),
    answers: { 200: { says: 'At most eight places, best first.', body: Type.Array(placeSuggestion) } },
  },
  resolvePlace: {
    id: 'resolvePlace',
    method: 'GET',
    path: '/api/v1/places/{placeId}',
    says: 'The parts of a suggested address.',
    params: closed({ placeId: text(64) }),
    answers: {
      200: { says: 'The address.', body: placeAddress },
      404: { says: 'No such place.', codes: ['NOT_FOUND'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

import type { PlaceAddress } from '../../protocol/index.ts';
import { placesIndex } from './placesIndex.ts';

/** A house number: "5", "12a", "12 a", "7-9". */
export const houseNumberPattern = '\\d{1,4}(?:\\s?-\\s?\\d{1,4})?(?:\\s?[a-z])?(?![\\d\\p{L}])';

/** Finds the address of a suggestion by its id; null for an unknown id. */
export function resolvePlace(id: string): PlaceAddress | null {
  const [placeId = '', houseNumber, ...more] = id.split('_');
  const place = placesIndex.find((known) => known.id === placeId);
  const isHouseNumber = new RegExp(`^${houseNumberPattern}$`, 'iu').test(houseNumber ?? '1');
  if (!place || !isHouseNumber || more.length > 0) return null;

  const { street, postalCode, city } = place;
  return { street, streetNumber: houseNumber ?? '', postalCode, city, country: 'Deutschland' };
}

import type { PlaceSuggestion } from '../../protocol/index.ts';
import { houseNumberPattern } from './resolvePlace.ts';
import { type IndexedAddress, placesIndex, foldWords } from './placesIndex.ts';

const maxSuggestions = 5;

/**
 * Finds places in which street, postal code or town begin with every typed word, streets first; case and umlauts do not matter. A house
 * number typed after the street stays in the suggestion. Fewer than three characters give no suggestions.
 */
export function suggestPlaces(text: string): PlaceSuggestion[] {
  const { houseNumber, rest } = splitHouseNumber(text);
  const typed = foldWords(rest);
  if (typed.join('').length < 3) return [];

  return placesIndex
    .filter(({ words }) => typed.every((word) => words.some((known) => known.startsWith(word))))
    .toSorted((one, other) => rankPlace(one, typed) - rankPlace(other, typed) || byName(one, other))
    .slice(0, maxSuggestions)
    .map((place) => ({
      id: houseNumber ? `${place.id}_${houseNumber.replaceAll(' ', '')}` : place.id,
      label: `${place.street}${houseNumber && ` ${houseNumber}`}, ${place.postalCode} ${place.city}`,
    }));
}

/** Splits a house number from a text. A number of one to four digits is a house number, one of five a postal code. */
function splitHouseNumber(text: string): { houseNumber: string; rest: string } {
  const match = new RegExp(`(?<=\\p{L}[\\s.]+)${houseNumberPattern}(?=[\\s,]|$)`, 'iu').exec(text);
  if (!match) return { houseNumber: '', rest: text };
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { houseNumber: match[0], rest };
}

const rankPlace = ({ words }: IndexedAddress, [first = '']: readonly string[]): number =>
  words[0]?.startsWith(first) ? 0 : 1;

const byName = (one: IndexedAddress, other: IndexedAddress): number =>
  one.street.localeCompare(other.street, 'de') || one.city.localeCompare(other.city, 'de');

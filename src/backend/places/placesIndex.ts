import { foldText } from '../../plain/searchText.ts';
import towns from './places.json' with { type: 'json' };

export interface IndexedAddress {
  readonly id: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** Words of street, postal code and city, as `foldWords` returns them. */
  readonly words: readonly string[];
}

/** All known streets; an id is `<town>-<position in its list>`. */
export const placesIndex: readonly IndexedAddress[] = towns.flatMap((town) =>
  town.streets.map(([street = '', postalCode = ''], position) => ({
    id: `${town.id}-${position}`,
    street,
    postalCode,
    city: town.city,
    words: foldWords(`${street} ${postalCode} ${town.city}`),
  })),
);

/** Splits a text into words in lower case; umlauts, "ß" and "Straße" get one common spelling. */
export function foldWords(text: string): string[] {
  return foldText(text)
    .replace(/ae|oe|ue/g, (pair) => pair.charAt(0))
    .replace(/str\.|str(?=[\s,]|$)/g, 'strasse')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

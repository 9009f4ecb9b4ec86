import { describe, expect, it } from 'vitest';
import { placesIndex } from '../../../src/backend/places/placesIndex.ts';
import { resolvePlace } from '../../../src/backend/places/resolvePlace.ts';
import { suggestPlaces } from '../../../src/backend/places/suggestPlaces.ts';

const labelsOf = (text: string) => suggestPlaces(text).map(({ label }) => label);

describe('suggestPlaces', () => {
  it.each([
    ['Venloer', 'Venloer Straße, 50672 Köln'],
    ['venloer str', 'Venloer Straße, 50672 Köln'],
    ['Venloer Str. 12a', 'Venloer Straße 12a, 50672 Köln'],
    ['VENLOER STRASSE 7-9, Köln', 'Venloer Straße 7-9, 50672 Köln'],
    ['Hauptstraße 5, 50996 Köln', 'Hauptstraße 5, 50996 Köln'],
    ['Hauptstrasse 5 koeln', 'Hauptstraße 5, 50996 Köln'],
    ['hauptstr 5 Koln', 'Hauptstraße 5, 50996 Köln'],
    ['aussere bayr', 'Äußere Bayreuther Straße, 90491 Nürnberg'],
    ['Äußere Bayreuther Straße 3 B', 'Äußere Bayreuther Straße 3 B, 90491 Nürnberg'],
    ['moenckeberg', 'Mönckebergstraße, 20095 Hamburg'],
    ['37073 dues', 'Düstere Straße, 37073 Göttingen'],
    ['Kaiser-Jos', 'Kaiser-Joseph-Straße, 79098 Freiburg im Breisgau'],
  ])('SHELL-046 %s', (text, label) => {
    expect(labelsOf(text)[0]).toBe(label);
  });

  it('puts streets before towns and gives at most five', () => {
    expect(labelsOf('bonn')).toEqual([
      'Bonner Straße, 50677 Köln',
      'Adenauerallee, 53113 Bonn',
      'Clemens-August-Straße, 53115 Bonn',
      'Sternstraße, 53111 Bonn',
    ]);
    expect(labelsOf('strasse')).toHaveLength(5);
  });

  it.each(['', 'k', 'kö', '12', 'Nirgendwostraße', '%%%', 'Köln Berlin'])(
    'finds nothing for "%s"',
    (text) => {
      expect(labelsOf(text)).toEqual([]);
    },
  );
});

describe('resolvePlace', () => {
  it('SHELL-047 gives the parts of a suggestion, with the typed house number', () => {
    const id = suggestPlaces('Hohe Straße 12 a')[0]?.id ?? '';

    expect(resolvePlace(id)).toEqual({
      street: 'Hohe Straße',
      streetNumber: '12a',
      postalCode: '50667',
      city: 'Köln',
      country: 'Deutschland',
    });
  });

  it.each(['', 'koeln-99', 'koeln-0_', 'koeln-0_x', 'koeln-0_1_2', '__proto__'])(
    'returns null for the id "%s"',
    (id) => {
      expect(resolvePlace(id)).toBeNull();
    },
  );

  it('resolves every place to a postal code of five digits', () => {
    const codes = placesIndex.map(({ id }) => resolvePlace(id)?.postalCode ?? '');

    expect(codes.filter((code) => !/^\d{5}$/.test(code))).toEqual([]);
    expect(codes.length).toBeGreaterThan(50);
  });
});

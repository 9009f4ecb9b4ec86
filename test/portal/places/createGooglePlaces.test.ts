import { expect, it, vi } from 'vitest';
import { createGooglePlaces } from '../../../src/portal/places/createGooglePlaces.ts';

const maps = vi.hoisted(() => ({ asked: [] as unknown[], fails: true }));
vi.mock('@googlemaps/js-api-loader', () => ({
  setOptions: () => undefined,
  importLibrary: async () => {
    if (maps.fails) throw new Error('no script');
    return {
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: async (wish: unknown) => {
          maps.asked.push(wish);
          return { suggestions: [{ placePrediction: { placeId: 'a', text: { text: 'Domplatz 1, Köln' } } }] };
        },
      },
    };
  },
}));

it('SHELL-046 asks for German addresses, and loads the script again when it could not be loaded', async () => {
  const places = createGooglePlaces('key');
  const { signal } = new AbortController();
  await expect(places.suggest('Dom', signal)).rejects.toThrow('no script');

  maps.fails = false;

  expect(await places.suggest('Dom', signal)).toEqual([{ id: 'a', label: 'Domplatz 1, Köln' }]);
  expect(maps.asked).toMatchObject([{ input: 'Dom', includedRegionCodes: ['de'], language: 'de' }]);
});

import type { Places } from '../../wizard/index.ts';

/** Address look-up by the maps service, addresses in Germany only (SHELL-046). Loader and script are fetched with the first search. */
export function createGooglePlaces(key: string): Places {
  let library: Promise<google.maps.PlacesLibrary> | null = null;
  let token: google.maps.places.AutocompleteSessionToken | null = null;
  const found = new Map<string, google.maps.places.PlacePrediction>();

  async function load(): Promise<google.maps.PlacesLibrary> {
    const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader');
    setOptions({ key, v: 'weekly', language: 'de', region: 'DE' });
    return importLibrary('places');
  }

  /** A script that could not be loaded is asked for again by the next search. */
  async function loadOnce(): Promise<google.maps.PlacesLibrary> {
    try {
      return await (library ??= load());
    } catch (error) {
      library = null;
      throw error;
    }
  }

  return {
    suggest: async (text, signal) => {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await loadOnce();
      token ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        includedRegionCodes: ['de'],
        language: 'de',
        region: 'de',
        sessionToken: token,
      });
      signal.throwIfAborted();
      found.clear();
      return suggestions.flatMap(({ placePrediction }) => {
        if (placePrediction === null) return [];
        found.set(placePrediction.placeId, placePrediction);
        return [{ id: placePrediction.placeId, label: placePrediction.text.text }];
      });
    },
    resolve: async (id) => {
      const prediction = found.get(id);
      if (prediction === undefined) throw new Error('Unknown place');
      const { place } = await prediction.toPlace().fetchFields({ fields: ['addressComponents'] });
      token = null;
      return addressOf(place.addressComponents ?? []);
    },
  };
}

type Component = Pick<google.maps.places.AddressComponent, 'types' | 'longText'>;

function addressOf(components: readonly Component[]): Awaited<ReturnType<Places['resolve']>> {
  const part = (...types: readonly string[]): string =>
    components.find((component) => component.types.some((type) => types.includes(type)))?.longText ?? '';

  return {
    street: `${part('route')} ${part('street_number')}`.trim(),
    postalCode: part('postal_code'),
    city: part('locality', 'postal_town', 'sublocality'),
    country: part('country'),
  };
}

import type { Places } from '../../wizard/index.ts';

/** Address look-up by the maps service, addresses in Germany only (SHELL-046). Loader and script are fetched with the first search. */
export function createGooglePlaces(key: string): Required<Places> {
  const loader = createMapsLoader(key);
  let library: Promise<google.maps.PlacesLibrary> | null = null;
  let token: google.maps.places.AutocompleteSessionToken | null = null;
  const found = new Map<string, google.maps.places.PlacePrediction>();

  async function load(): Promise<google.maps.PlacesLibrary> {
    return (await loader()).importLibrary('places');
  }

  /** A failed load of the script is repeated by the next search. */
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
      return toAddress(
        (place.addressComponents ?? []).map(({ types, longText }) => ({ types, name: longText })),
      );
    },
    addressAt: async ({ latitude, longitude }, signal) => {
      const { Geocoder } = await (await loader()).importLibrary('geocoding');
      signal.throwIfAborted();
      const { results } = await new Geocoder().geocode({
        location: { lat: latitude, lng: longitude },
        language: 'de',
        region: 'de',
      });
      const [nearest] = results;
      if (nearest === undefined) throw new Error('There is no address at this position');
      return toAddress(nearest.address_components.map(({ types, long_name: name }) => ({ types, name })));
    },
  };
}

/** Returns the loader of the maps service. Only the options of the first load count. */
function createMapsLoader(key: string): () => Promise<typeof import('@googlemaps/js-api-loader')> {
  let isSet = false;
  return async () => {
    const maps = await import('@googlemaps/js-api-loader');
    if (!isSet) maps.setOptions({ key, v: 'weekly', language: 'de', region: 'DE' });
    isSet = true;
    return maps;
  };
}

interface Component {
  readonly types: readonly string[];
  readonly name: string | null;
}

function toAddress(components: readonly Component[]): Awaited<ReturnType<Places['resolve']>> {
  const part = (...types: readonly string[]): string =>
    components.find((component) => component.types.some((type) => types.includes(type)))?.name ?? '';

  return {
    street: `${part('route')} ${part('street_number')}`.trim(),
    postalCode: part('postal_code'),
    city: part('locality', 'postal_town', 'sublocality'),
    country: part('country'),
  };
}

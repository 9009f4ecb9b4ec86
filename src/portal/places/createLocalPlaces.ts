import type { CallOperation } from '../api/OperationInput.ts';
import { foundPlace, foundPlaces } from '../api/readPlaces.ts';
import type { Places } from '../../wizard/index.ts';

/** Address look-up in the portal's own back end. */
export function createLocalPlaces(call: CallOperation): Places {
  return {
    suggest: async (text, signal) => foundPlaces(await call('suggestPlaces', { query: { text }, signal })),
    resolve: async (id) => {
      const { street, streetNumber, postalCode, city, country } = foundPlace(
        await call('resolvePlace', { path: { placeId: id } }),
      );
      return { street: `${street} ${streetNumber}`.trim(), postalCode, city, country };
    },
  };
}

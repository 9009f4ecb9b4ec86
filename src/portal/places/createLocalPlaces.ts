import type { CallOperation } from '../api/OperationInput.ts';
import { requireResponseBody } from '../api/parseResponseBody.ts';
import type { Places } from '../../wizard/index.ts';

/**
 * Creates an address look-up in the portal's own back end. It throws without an answer, and the form then shows "look-up not available".
 */
export function createLocalPlaces(call: CallOperation): Places {
  return {
    suggest: async (text, signal) =>
      requireResponseBody('suggestPlaces', await call('suggestPlaces', { query: { text }, signal })),
    resolve: async (id) => {
      const { street, streetNumber, postalCode, city, country } = requireResponseBody(
        'resolvePlace',
        await call('resolvePlace', { path: { placeId: id } }),
      );
      return { street: `${street} ${streetNumber}`.trim(), postalCode, city, country };
    },
  };
}

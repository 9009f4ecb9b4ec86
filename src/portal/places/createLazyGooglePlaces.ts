import type { Places } from '../../wizard/index.ts';

/** Creates an address look-up by the maps service. Its adapter is loaded with the first request. */
export function createLazyGooglePlaces(key: string): Required<Places> {
  let loading: Promise<Required<Places>> | null = null;
  const load = async (): Promise<Required<Places>> =>
    (await import('./createGooglePlaces.ts')).createGooglePlaces(key);
  const places = (): Promise<Required<Places>> => {
    loading ??= load();
    // A failed load is repeated with the next request.
    loading.catch(() => (loading = null));
    return loading;
  };
  return {
    suggest: async (...asked) => (await places()).suggest(...asked),
    resolve: async (...asked) => (await places()).resolve(...asked),
    addressAt: async (...asked) => (await places()).addressAt(...asked),
  };
}

import { QueryClient } from '@tanstack/react-query';

/**
 * Milliseconds in which the answer to a query is not asked for again: time for another part of the page, and for a customer who comes back at
 * once.
 */
export const queryAge = 5_000;

/** Creates the client of all queries. A failed query is repeated by the customer, not by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 0,
        staleTime: queryAge,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}

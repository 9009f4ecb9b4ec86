import { type ContentfulClientApi, createClient, type CreateClientParams } from 'contentful';

/** Creates the client of the content service, which is loaded with the first content. A failed request is not repeated. */
export function createContentClient(parameters: CreateClientParams): ContentfulClientApi<undefined> {
  return createClient({ ...parameters, retryOnError: false, timeout: 15_000 });
}

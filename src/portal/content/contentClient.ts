import { type ContentfulClientApi, createClient, type CreateClientParams } from 'contentful';

/** The client of the content service, in one part that is loaded with the first content. Nothing is asked twice. */
export function contentClient(parameters: CreateClientParams): ContentfulClientApi<undefined> {
  return createClient({ ...parameters, retryOnError: false, timeout: 15_000 });
}

import { createClient, type CreateClientParams } from 'contentful';
import { getContentOrigin } from '../brand/index.ts';
import { chooseContentEnvironment, type ContentSource } from './ContentSource.ts';

/** The delivery service sends at most 7 MB. */
const mostBytes = 8 * 1024 * 1024;

/** Milliseconds. */
const timeout = 15_000;

/** Parameters that the client hands to the package that sends its requests. */
interface FetchParameters {
  readonly maxContentLength: number;
  readonly fetchOptions: RequestInit;
}

/**
 * Creates the client of a content service. It leaves links as they are, because one that cannot be followed must not take its entry. A
 * failed request is not repeated.
 */
export function createContentClient({ settings, hostname }: ContentSource) {
  const { space, accessToken, host } = settings;
  const parameters: CreateClientParams & FetchParameters = {
    space,
    accessToken,
    environment: chooseContentEnvironment(hostname),
    retryOnError: false,
    timeout,
    maxContentLength: mostBytes,
    adapter: 'fetch',
    // The token is for the configured host alone.
    fetchOptions: { redirect: 'error' },
    ...(host === null
      ? { host: location.host, basePath: '/cms', insecure: location.protocol === 'http:' }
      : { host, insecure: getContentOrigin(host).startsWith('http:') }),
  };
  return createClient(parameters).withoutLinkResolution;
}

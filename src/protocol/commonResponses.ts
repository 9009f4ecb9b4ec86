import type { ResponseDefinition } from './Operation.ts';
import { sizes } from './sizes.ts';

/**
 * Refusals of every call. The body is only the code, as text/plain; `x-correlation-id` names the request. 401 carries `WWW-Authenticate:
 * Bearer`, 429 and a planned 503 carry `Retry-After`.
 */
export const commonResponses = {
  400: {
    says: 'The request is not well-formed or does not fit its schema.',
    codes: ['MALFORMED', 'INVALID_REQUEST'],
  },
  401: { says: 'No valid access token.', codes: ['UNAUTHORIZED'] },
  403: { says: 'Not the account of the token, or a thing that is not its own.', codes: ['FORBIDDEN'] },
  413: { says: `The body is larger than ${sizes.json} bytes.`, codes: ['TOO_LARGE'] },
  415: { says: 'The body is not application/json.', codes: ['UNSUPPORTED_MEDIA_TYPE'] },
  429: { says: 'Too many requests; Retry-After says when to come back.', codes: ['TOO_MANY_REQUESTS'] },
  500: { says: 'A mistake of the server.', codes: ['INTERNAL_ERROR'] },
  503: {
    says: 'Planned maintenance (DOWNTIME), or the service is not available.',
    codes: ['DOWNTIME', 'SERVICE_UNAVAILABLE'],
  },
} as const satisfies Readonly<Record<number, ResponseDefinition>>;

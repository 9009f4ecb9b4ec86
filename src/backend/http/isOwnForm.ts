import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns true when a form or call comes from a page of `origin`, or from a program. Browsers say so in `sec-fetch-site`, older ones only in
 * `origin`, which is `null` on pages without referrer. A program sends neither.
 */
export function isOwnForm(headers: IncomingHttpHeaders, origin: string): boolean {
  const place = headers['sec-fetch-site'];
  const isOwnOrigin = headers.origin === undefined || headers.origin === origin;
  if (place === undefined) return isOwnOrigin;
  return ['same-origin', 'none'].includes(String(place)) && (isOwnOrigin || headers.origin === 'null');
}

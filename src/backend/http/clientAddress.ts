import type { IncomingMessage } from 'node:http';

/** Network address of the customer. Only behind a proxy that ends TLS is a header trusted, and only its last entry: the proxy's own. */
export function clientAddress(request: IncomingMessage, scheme: 'http' | 'https'): string {
  const forwarded = scheme === 'https' ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
}

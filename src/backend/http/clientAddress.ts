import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Network address of the customer. Only behind a proxy that ends TLS is a header trusted, and only its last entry: the proxy's own. */
export function clientAddress(request: IncomingMessage, scheme: 'http' | 'https'): string {
  const forwarded = scheme === 'https' ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
}

/** What limits count: an address of IPv4, and of IPv6 the network of 64 bits that one customer has for itself alone. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

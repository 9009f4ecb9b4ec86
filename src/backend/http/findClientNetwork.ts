import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Returns the network of a customer's address, by which limits count. `x-forwarded-for` is trusted only behind a proxy that ends TLS, and
 * only its last entry, which the proxy has written.
 */
export function findClientNetwork(request: IncomingMessage, scheme: 'http' | 'https'): string {
  const forwarded = scheme === 'https' ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return toNetwork(forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? ''));
}

/** Returns an IPv4 address unchanged, and of an IPv6 address the network of 64 bits, which one customer has alone. */
function toNetwork(address: string): string {
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

import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP, isIPv6 } from 'node:net';

/** Returns the network of a request, by which limits count. */
export type FindNetwork = (request: IncomingMessage) => string;

/** Creates the function that finds networks. `proxies`: addresses whose `x-forwarded-for` is believed. */
export const createNetworkFinder =
  (proxies: BlockList): FindNetwork =>
  (request) =>
    findClientNetwork(request, proxies);

/**
 * Returns the network of a customer's address. Each proxy appends the address that it was called from to `x-forwarded-for`; the last one
 * that no trusted proxy has is the customer's. Without a trusted proxy it is the address of the connection.
 */
export function findClientNetwork(request: IncomingMessage, proxies: BlockList): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  let client = readAddress(request.socket.remoteAddress ?? '');
  while (isIP(client) !== 0 && proxies.check(client, isIPv6(client) ? 'ipv6' : 'ipv4')) {
    const next = readAddress(forwarded.pop() ?? '');
    if (isIP(next) === 0) break;
    client = next;
  }
  return toNetwork(client);
}

/** Returns an IPv4 address that is written as an IPv6 one in its own notation, and no zone. */
function readAddress(text: string): string {
  const address = text.trim().replace(/%.*$/, '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** Returns an IPv4 address unchanged, and of an IPv6 address the network of 64 bits, which one customer has alone. */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

interface WiderNetwork {
  readonly network: string;
  /** How many times as many customers share it as a network of 64 bits, as limits assume. */
  readonly factor: number;
}

/**
 * Returns the networks of 56 and 48 bits around one of `findClientNetwork`. Providers give a customer one of these sizes, who can change the
 * bits up to 64 at will. An IPv4 address has none.
 */
export function findWiderNetworks(network: string): readonly WiderNetwork[] {
  const [, first, second, third, fourth] =
    /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(network) ?? [];
  if (fourth === undefined) return [];
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { network: `${first}:${second}:${third}:${upper}::/56`, factor: 2 },
    { network: `${first}:${second}:${third}::/48`, factor: 4 },
  ];
}

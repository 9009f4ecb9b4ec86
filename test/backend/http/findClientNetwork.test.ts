import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { expect, it } from 'vitest';
import { findClientNetwork, findWiderNetworks } from '../../../src/backend/http/findClientNetwork.ts';
import { readProxies } from '../../../src/backend/settings/readProxies.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (remoteAddress, network) => {
  const request = { headers: {}, socket: { remoteAddress } } as unknown as IncomingMessage;

  expect(findClientNetwork(request, new BlockList())).toBe(network);
});

it.each([
  ['no proxy is trusted', '10.0.0.1', undefined, '203.0.113.7', '203.0.113.7'],
  ['a stranger sends the header', '10.0.0.1', '198.51.100.1', '203.0.113.7', '203.0.113.7'],
  ['the proxy has written it', '10.0.0.0/24', '198.51.100.1', '10.0.0.9', '198.51.100.1'],
  ['a stranger has begun it', '10.0.0.9', '8.8.8.8, 198.51.100.1', '10.0.0.9', '198.51.100.1'],
  ['two proxies stand in front', '10.0.0.9, fd00::/8', '198.51.100.1, fd00::7', '10.0.0.9', '198.51.100.1'],
  ['the proxy is reached by IPv6', '10.0.0.9', '2001:db8:0:1::9', '::ffff:10.0.0.9', '2001:db8:0:1::/64'],
  ['the proxy writes no address', '10.0.0.9', 'unknown', '10.0.0.9', '10.0.0.9'],
  ['the proxy writes nothing', '10.0.0.9', undefined, '10.0.0.9', '10.0.0.9'],
  ['all are proxies', '10.0.0.0/8', '10.0.0.7', '10.0.0.9', '10.0.0.7'],
] as const)('when %s', (_, trusted, forwarded, remoteAddress, network) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;

  expect(findClientNetwork(request, readProxies(trusted) ?? new BlockList())).toBe(network);
});

it.each(['proxy.example', '10.0.0.0/33', '10.0.0.1,', '10.0.0.0/8/8', '::/129', '10.0.0.0/-1', '10.0.0.0/'])(
  '"%s" is no list of proxies',
  (text) => {
    expect(readProxies(text)).toBeNull();
  },
);

it.each([
  ['203.0.113.7', []],
  ['', []],
  ['2001:db8:0:1234::/64', ['2001:db8:0:1200::/56', '2001:db8:0::/48']],
  ['2001:db8:0:1::/64', ['2001:db8:0:0::/56', '2001:db8:0::/48']],
])('%s lies in %j', (network, wider) => {
  expect(findWiderNetworks(network).map((one) => one.network)).toEqual(wider);
});

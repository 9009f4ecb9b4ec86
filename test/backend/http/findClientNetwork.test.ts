import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { findClientNetwork } from '../../../src/backend/http/findClientNetwork.ts';

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

  expect(findClientNetwork(request, 'http')).toBe(network);
});

it.each([
  ['https', '198.51.100.1, 2001:db8:0:1::9', '2001:db8:0:1::/64'],
  ['https', undefined, '203.0.113.7'],
  ['http', '198.51.100.1', '203.0.113.7'],
] as const)('behind %s with the header %s it is %s', (scheme, forwarded, network) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { headers, socket: { remoteAddress: '203.0.113.7' } } as unknown as IncomingMessage;

  expect(findClientNetwork(request, scheme)).toBe(network);
});

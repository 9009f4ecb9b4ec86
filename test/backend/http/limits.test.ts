import { expect, it } from 'vitest';
import { networkOf } from '../../../src/backend/http/clientAddress.ts';
import { createRateLimiter } from '../../../src/backend/http/createRateLimiter.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['20410017', '20410017'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('noise does not reset a limit, and of so many counters there are no more', () => {
  const limiter = createRateLimiter({ requests: 2, seconds: 60 }, () => new Date(0));
  for (let count = 0; count < 3; count += 1) limiter('203.0.113.7');

  for (let other = 0; other < 60_000; other += 1) limiter(`noise-${other}`);

  expect(limiter('203.0.113.7')).toBe(60);
  expect(limiter('one-more-of-too-many')).toBe(60);
});

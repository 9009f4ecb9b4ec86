import { expect, it } from 'vitest';
import { createLoginThrottle } from '../../../src/backend/identity/createLoginThrottle.ts';

const minutes = 60_000;

it('lets five attempts through in a quarter of an hour and says how long to wait', () => {
  let now = 0;
  const throttle = createLoginThrottle(() => now);

  for (let count = 0; count < 5; count += 1) expect(throttle.attempt('a', '1')).toBeNull();
  now = 5 * minutes;

  expect(throttle.attempt('a', '1')).toBe(10 * minutes);
  expect(throttle.attempt('a', '2')).toBeNull();
  expect(throttle.attempt('b', '1')).toBeNull();
  now = 15 * minutes;
  expect(throttle.attempt('a', '1')).toBeNull();
});

it('limits a login from many addresses and an address with many logins', () => {
  const throttle = createLoginThrottle(() => 0);

  for (let address = 0; address < 20; address += 1) throttle.attempt('a', `a${address}`);
  for (let login = 0; login < 100; login += 1) throttle.attempt(`l${login}`, 'here');

  expect(throttle.attempt('a', 'new')).not.toBeNull();
  expect(throttle.attempt('new', 'here')).not.toBeNull();
});

it('forgets what a right password had counted', () => {
  const throttle = createLoginThrottle(() => 0);

  for (let round = 0; round < 200; round += 1) {
    expect(throttle.attempt('a', '1')).toBeNull();
    throttle.succeeded('a', '1');
  }
});

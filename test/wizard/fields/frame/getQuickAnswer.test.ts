import { describe, expect, it } from 'vitest';
import type { FieldState, Walk } from '../../../../src/engine/index.ts';
import { getQuickAnswer } from '../../../../src/wizard/fields/frame/getQuickAnswer.ts';
import { findCurrentAddress } from '../../../../src/wizard/fields/frame/findCurrentAddress.ts';

/** All that a quick answer looks at. */
const walk = {
  wizard: { indexOf: new Map(), formats: new Map() },
  facts: { today: '2026-03-01' },
} as unknown as Walk;
const limits = (min: string | null, max: string | null) => ({ min, max }) as FieldState;

describe('a quick answer', () => {
  it.each([
    ['today', null, '2026-03-01', '2026-03-01'],
    ['yesterday', null, '2026-03-01', '2026-02-28'],
    ['yesterday', '2026-03-01', null, null],
    ['today', '2026-03-01', null, '2026-03-01'],
    ['today', null, '2026-02-28', null],
    // Ten minutes past midnight in Germany, where the summer time of this day has not begun.
    ['now', null, null, '00:10'],
  ])('%s from %s to %s: %s', (name, min, max, answer) => {
    const moment = { walk, now: new Date('2026-03-28T23:10:00Z') };
    expect(getQuickAnswer(name, limits(min, max), moment)).toBe(answer);
  });
});

const address = { street: 'Domkloster 4', postalCode: '50667', city: 'Köln', country: 'Deutschland' };
const position = { coords: { latitude: 50.94, longitude: 6.96 } } as GeolocationPosition;
const found: Geolocation['getCurrentPosition'] = (resolve) => resolve(position);
const refused: Geolocation['getCurrentPosition'] = (_, reject) => reject?.({} as GeolocationPositionError);

describe('the address of the position of the device', () => {
  it.each([
    ['is one line', found, () => Promise.resolve(address), 'Domkloster 4, 50667 Köln'],
    ['may have no street', found, () => Promise.resolve({ ...address, street: '' }), '50667 Köln'],
    ['is not known without permission', refused, () => Promise.resolve(address), null],
    ['is not known without an answer', found, () => Promise.reject(new Error('no answer')), null],
    [
      'is not known where there is no address',
      found,
      () => Promise.resolve({ street: '', postalCode: '', city: '', country: '' }),
      null,
    ],
  ])('%s', async (_, getCurrentPosition, lookUp, line) => {
    expect(await findCurrentAddress({ getCurrentPosition }, lookUp)).toBe(line);
  });

  it('is looked up at the position of the device', async () => {
    const asked: unknown[] = [];
    await findCurrentAddress({ getCurrentPosition: found }, (at) => {
      asked.push(at);
      return Promise.resolve(address);
    });

    expect(asked).toEqual([{ latitude: 50.94, longitude: 6.96 }]);
  });
});

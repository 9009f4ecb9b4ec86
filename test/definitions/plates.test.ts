import { expect, it } from 'vitest';
import { shippedQuestions } from '../shippedWizards.ts';

const plates = shippedQuestions.filter(([, { control }]) => control.kind === 'plate');

/** Plates of districts, the army, embassies, authorities, exports, dealers and old cars, and of other countries, as customers type them. */
const unusual = [
  'KAAB 123',
  'mük ab123e',
  'GAP-XY 99E',
  'B-A 1H',
  'Y-123 456',
  'X-1234',
  '0 17-123A',
  '0-170-1',
  'BD 16-1234',
  'BP 15-123',
  'THW-80001',
  'B-7 1234',
  'BWL 4-1234',
  'K-04 12345',
  'K-06 1234',
  'HH-123 A',
  'K-AB 123 E',
  'W-12345 X',
  'ZH 123456',
  'AB-123-CD',
  'AB12 CDE',
  'WPR 12345',
  '1234 BCD',
  'ДА 123-ЩЖ',
];

it.each(plates)('%s accepts every plate, also unusual ones', (_, { control, validate }) => {
  const refused = unusual.filter((typed) => {
    const answer = control.type.parse(typed);
    return typeof answer !== 'string' || validate(answer) !== null;
  });

  expect(refused).toEqual([]);
});

it('some forms ask for a plate', () => {
  expect(plates.map(([name]) => name)).toEqual([
    'activation-order/order.licensePlate',
    'claim-report/accidentOpponent.licensePlate',
  ]);
});

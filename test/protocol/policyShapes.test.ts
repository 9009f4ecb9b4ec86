import { expect, it } from 'vitest';
import type { TObject, TSchema } from '@sinclair/typebox';
import settings from '../../rules/_shared/settings.json' with { type: 'json' };
import { operations } from '../../src/protocol/index.ts';

/** The members of an object of the answer, by its path; optional and nullable schemas are unwrapped. */
function membersAt(...way: readonly string[]): readonly string[] {
  let schema: TSchema = operations.getPolicies.answers[200].body;
  for (const step of way) {
    const { properties } = objectIn(schema);
    const next = properties[step];
    if (next === undefined) throw new Error(step);
    schema = next;
  }
  return Object.keys(objectIn(schema).properties);
}

function objectIn(schema: TSchema): TObject {
  const inside: readonly TSchema[] = [
    ...(schema['anyOf'] ?? []),
    ...(schema['items'] ? [schema['items']] : []),
  ];
  if (schema['type'] === 'object') return schema as TObject;
  const found = inside.find((one) => one['type'] === 'object' || one['type'] === 'array' || one['anyOf']);
  if (found === undefined) throw new Error('There is no object.');
  return objectIn(found);
}

const words = (text: string) => text.split(' ');
const vehicle = words('hazard hsn tsn manufacturer model licensePlate validFrom');
const contract = words(
  'usageType specialTariff oldTariff tariff telematics score dailyScore seasonMonths offSeason jungMobil otherGuarantees guarantees',
);
const factors = words(
  'occupationalGroup annualMileage youngestUserAge initialUser homeOwnerShip garage partnerDiscount',
);
const shapes = [
  [
    'CON-035 CON-044 a policy',
    ['policies'],
    words(
      'policyNumber startDate endDate terminationDate terminationReason nextDueDate futureChanges premiumA premiumPm isPartnerPolicy dealer paymentDetails risks',
    ),
  ],
  ['CON-036 a dealer', ['policies', 'dealer'], words('id name street zip city country phoneNumber email')],
  [
    'CON-037 the payment of a policy',
    ['policies', 'paymentDetails'],
    words('paymentMethod paymentType dayOfDebit bankAccount'),
  ],
  [
    'CON-037 the holder of the account',
    ['policies', 'paymentDetails', 'bankAccount', 'accountHolder'],
    words('salutation firstName lastName companyName address'),
  ],
  [
    'CON-039 CON-040 CON-041 a risk',
    ['policies', 'risks'],
    [...vehicle, ...contract, ...factors, 'vehicleHolder'],
  ],
  [
    'CON-042 the holder of a vehicle',
    ['policies', 'risks', 'vehicleHolder'],
    words('firstName lastName birthDate address'),
  ],
  [
    'CON-043 a guarantee',
    ['policies', 'risks', 'guarantees'],
    words(
      'lob coverageId description noClaimsLvl noClaimsPercentage noClaimsLvlVWB noClaimsPercentageVWB premiumA premiumHalfYearly premiumQuarterly premiumMonthly premiumPm',
    ),
  ],
] as const;

/** Members that this service sends beyond the specification. */
const beyond = ['etag'];

it.each(shapes)('%s has the members of the specification', (_, way, members) => {
  const specified = membersAt(...way).filter((member) => !beyond.includes(member));
  expect(specified.toSorted()).toEqual([...members].sort());
});

it('CON-038 a policy has exactly one risk', () => {
  const { policies } = operations.getPolicies.answers[200].body.properties;
  expect(policies.items.properties.risks).toMatchObject({ minItems: 1, maxItems: 1 });
});

it('API-052 the paths of a contract change and of a payment change use different parameter names for the contract', () => {
  const { changePolicy, changePaymentDetails } = operations;
  expect([changePolicy.path, Object.keys(changePolicy.params.properties)]).toEqual([
    settings.policyChangeCall.value.path,
    ['accountId', 'policyId'],
  ]);
  expect(changePolicy.path).toContain('/{policyId}');
  expect(changePaymentDetails.path).toContain('/{policyNumber}');
});

import { type Static, Type } from '@sinclair/typebox';
import { address, givenSalutation } from '../account/account.ts';
import type { Operation } from '../Operation.ts';
import { day, optionalOrNull, accountParams, openStringEnum } from '../shapes.ts';

/** Fields: CON-043. `lob` is the line of business (20Y1 liability, 20Y2 fully comprehensive ...). */
const guarantee = Type.Object({
  lob: Type.String(),
  coverageId: optionalOrNull(Type.String()),
  description: optionalOrNull(Type.String()),
  noClaimsLvl: optionalOrNull(Type.String()),
  noClaimsPercentage: optionalOrNull(Type.Number()),
  noClaimsLvlVWB: optionalOrNull(Type.String()),
  noClaimsPercentageVWB: optionalOrNull(Type.Number()),
  premiumA: optionalOrNull(Type.Number()),
  premiumHalfYearly: optionalOrNull(Type.Number()),
  premiumQuarterly: optionalOrNull(Type.Number()),
  premiumMonthly: optionalOrNull(Type.Number()),
  premiumPm: optionalOrNull(Type.Number()),
});
export type Guarantee = Static<typeof guarantee>;

/** Fields: CON-039 to CON-042. */
const risk = Type.Object({
  /** Vehicle type code; empty means car. */
  hazard: optionalOrNull(Type.String()),
  hsn: optionalOrNull(Type.String()),
  tsn: optionalOrNull(Type.String()),
  manufacturer: optionalOrNull(Type.String()),
  model: optionalOrNull(Type.String()),
  licensePlate: optionalOrNull(Type.String()),
  validFrom: optionalOrNull(day),
  usageType: optionalOrNull(Type.String()),
  specialTariff: optionalOrNull(Type.String()),
  oldTariff: optionalOrNull(Type.Boolean()),
  tariff: optionalOrNull(Type.String()),
  telematics: optionalOrNull(Type.String()),
  score: optionalOrNull(Type.Number()),
  dailyScore: optionalOrNull(Type.Number()),
  /** First and last month of the season, `04-10`. */
  seasonMonths: optionalOrNull(Type.String()),
  offSeason: optionalOrNull(Type.Boolean()),
  jungMobil: optionalOrNull(Type.Boolean()),
  otherGuarantees: optionalOrNull(Type.Boolean()),
  occupationalGroup: optionalOrNull(Type.String()),
  /** In thousands of km. */
  annualMileage: optionalOrNull(Type.Number()),
  youngestUserAge: optionalOrNull(Type.Number()),
  initialUser: optionalOrNull(Type.Boolean()),
  homeOwnerShip: optionalOrNull(Type.Boolean()),
  garage: optionalOrNull(Type.Boolean()),
  partnerDiscount: optionalOrNull(Type.Boolean()),
  vehicleHolder: optionalOrNull(
    Type.Object({
      firstName: optionalOrNull(Type.String()),
      lastName: Type.String(),
      birthDate: optionalOrNull(day),
      address: optionalOrNull(address),
    }),
  ),
  guarantees: Type.Array(guarantee),
});
export type Risk = Static<typeof risk>;

const accountHolder = Type.Object({
  salutation: givenSalutation,
  firstName: optionalOrNull(Type.String()),
  lastName: optionalOrNull(Type.String()),
  companyName: optionalOrNull(Type.String()),
  address: optionalOrNull(address),
});

/** Fields: CON-035 to CON-038. Amounts in euro: `premiumA` per year, `premiumPm` per instalment. */
const policy = Type.Object({
  policyNumber: Type.String(),
  /** Names the state of the contract; a change of the contract makes a new `etag`. A service may leave the member out. */
  etag: optionalOrNull(Type.String()),
  startDate: optionalOrNull(day),
  endDate: optionalOrNull(day),
  terminationDate: optionalOrNull(day),
  terminationReason: optionalOrNull(Type.String()),
  nextDueDate: optionalOrNull(day),
  futureChanges: optionalOrNull(Type.Boolean()),
  premiumA: optionalOrNull(Type.Number()),
  premiumPm: optionalOrNull(Type.Number()),
  isPartnerPolicy: optionalOrNull(Type.Boolean()),
  dealer: optionalOrNull(
    Type.Object({
      id: optionalOrNull(Type.String()),
      name: optionalOrNull(Type.String()),
      street: optionalOrNull(Type.String()),
      zip: optionalOrNull(Type.String()),
      city: optionalOrNull(Type.String()),
      country: optionalOrNull(Type.String()),
      phoneNumber: optionalOrNull(Type.String()),
      email: optionalOrNull(Type.String()),
    }),
  ),
  paymentDetails: Type.Object({
    paymentMethod: openStringEnum(['DIRECT_DEBIT', 'INVOICE']),
    paymentType: openStringEnum(['YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY']),
    dayOfDebit: optionalOrNull(Type.Number()),
    bankAccount: optionalOrNull(
      Type.Object({ iban: Type.String(), accountHolder: optionalOrNull(accountHolder) }),
    ),
  }),
  /** Exactly one. */
  risks: Type.Array(risk, { minItems: 1, maxItems: 1 }),
});
export type Policy = Static<typeof policy>;
/** The parts of a contract's payment that a change can change; null when the contract no longer has the part. */
export type PaymentParts = Partial<Policy['paymentDetails']>;

/** Fields: SHELL-028. `relationPolicies` by the partner's account key (SHELL-024). */
const policies = Type.Object({
  policies: Type.Array(policy),
  relationPolicies: optionalOrNull(Type.Record(Type.String(), Type.Array(policy))),
  detectedBrands: optionalOrNull(Type.Array(Type.String())),
});
export type Policies = Static<typeof policies>;

export const policyOperations = {
  getPolicies: {
    id: 'getPolicies',
    method: 'GET',
    path: '/api/v1/policy/accounts/{accountId}',
    says: 'The contracts of the account and of its partners (API-007).',
    params: accountParams,
    answers: {
      200: { says: 'The contracts.', body: policies },
      403: {
        says: 'NOT_ACTIVATED: the account has to be activated first.',
        codes: ['NOT_ACTIVATED', 'FORBIDDEN'],
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

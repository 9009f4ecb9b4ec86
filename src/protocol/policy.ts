import { type Static, Type } from '@sinclair/typebox';
import { address, givenSalutation } from './account.ts';
import type { Operation } from './Operation.ts';
import { day, maybe, ofAccount, usuallyOneOf } from './shapes.ts';

/** Fields: CON-043. `lob` is the line of business (20Y1 liability, 20Y2 fully comprehensive ...). */
const guarantee = Type.Object({
  lob: Type.String(),
  coverageId: maybe(Type.String()),
  description: maybe(Type.String()),
  noClaimsLvl: maybe(Type.String()),
  noClaimsPercentage: maybe(Type.Number()),
  noClaimsLvlVWB: maybe(Type.String()),
  noClaimsPercentageVWB: maybe(Type.Number()),
  premiumA: maybe(Type.Number()),
  premiumHalfYearly: maybe(Type.Number()),
  premiumQuarterly: maybe(Type.Number()),
  premiumMonthly: maybe(Type.Number()),
  premiumPm: maybe(Type.Number()),
});
export type Guarantee = Static<typeof guarantee>;

/** Fields: CON-039 to CON-042. */
const risk = Type.Object({
  /** Vehicle type code; empty means car. */
  hazard: maybe(Type.String()),
  hsn: maybe(Type.String()),
  tsn: maybe(Type.String()),
  manufacturer: maybe(Type.String()),
  model: maybe(Type.String()),
  licensePlate: maybe(Type.String()),
  validFrom: maybe(day),
  usageType: maybe(Type.String()),
  specialTariff: maybe(Type.String()),
  oldTariff: maybe(Type.Boolean()),
  tariff: maybe(Type.String()),
  telematics: maybe(Type.String()),
  score: maybe(Type.Number()),
  dailyScore: maybe(Type.Number()),
  /** First and last month of the season, `04-10`. */
  seasonMonths: maybe(Type.String()),
  offSeason: maybe(Type.Boolean()),
  jungMobil: maybe(Type.Boolean()),
  otherGuarantees: maybe(Type.Boolean()),
  occupationalGroup: maybe(Type.String()),
  /** In thousands of km. */
  annualMileage: maybe(Type.Number()),
  youngestUserAge: maybe(Type.Number()),
  initialUser: maybe(Type.Boolean()),
  homeOwnerShip: maybe(Type.Boolean()),
  garage: maybe(Type.Boolean()),
  partnerDiscount: maybe(Type.Boolean()),
  vehicleHolder: maybe(
    Type.Object({
      firstName: maybe(Type.String()),
      lastName: Type.String(),
      birthDate: maybe(day),
      address: maybe(address),
    }),
  ),
  guarantees: Type.Array(guarantee),
});
export type Risk = Static<typeof risk>;

const accountHolder = Type.Object({
  salutation: givenSalutation,
  firstName: maybe(Type.String()),
  lastName: maybe(Type.String()),
  companyName: maybe(Type.String()),
  address: maybe(address),
});

/** Fields: CON-035 to CON-038. Amounts in euro: `premiumA` per year, `premiumPm` per instalment. */
const policy = Type.Object({
  policyNumber: Type.String(),
  /** Names the state of the contract; another one after every change. A service need not send it. */
  etag: maybe(Type.String()),
  startDate: maybe(day),
  endDate: maybe(day),
  terminationDate: maybe(day),
  terminationReason: maybe(Type.String()),
  nextDueDate: maybe(day),
  futureChanges: maybe(Type.Boolean()),
  premiumA: maybe(Type.Number()),
  premiumPm: maybe(Type.Number()),
  isPartnerPolicy: maybe(Type.Boolean()),
  dealer: maybe(
    Type.Object({
      id: maybe(Type.String()),
      name: maybe(Type.String()),
      street: maybe(Type.String()),
      zip: maybe(Type.String()),
      city: maybe(Type.String()),
      country: maybe(Type.String()),
      phoneNumber: maybe(Type.String()),
      email: maybe(Type.String()),
    }),
  ),
  paymentDetails: Type.Object({
    paymentMethod: usuallyOneOf(['DIRECT_DEBIT', 'INVOICE']),
    paymentType: usuallyOneOf(['YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY']),
    dayOfDebit: maybe(Type.Number()),
    bankAccount: maybe(Type.Object({ iban: Type.String(), accountHolder: maybe(accountHolder) })),
  }),
  /** Exactly one. */
  risks: Type.Array(risk, { minItems: 1, maxItems: 1 }),
});
export type Policy = Static<typeof policy>;
/** Of how a contract is paid, what a change changes; null: there is none any more. */
export type PaymentParts = Partial<Policy['paymentDetails']>;

/** Fields: SHELL-028. `relationPolicies` by the partner's account key (SHELL-024). */
const policies = Type.Object({
  policies: Type.Array(policy),
  relationPolicies: maybe(Type.Record(Type.String(), Type.Array(policy))),
  detectedBrands: maybe(Type.Array(Type.String())),
});
export type Policies = Static<typeof policies>;

export const policyOperations = {
  getPolicies: {
    id: 'getPolicies',
    method: 'GET',
    path: '/api/v1/policy/accounts/{accountId}',
    says: 'The contracts of the account and of its partners (API-007).',
    params: ofAccount,
    answers: {
      200: { says: 'The contracts.', body: policies },
      403: {
        says: 'NOT_ACTIVATED: the account has to be activated first.',
        codes: ['NOT_ACTIVATED', 'FORBIDDEN'],
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

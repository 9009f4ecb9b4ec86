import { type Static, Type } from '@sinclair/typebox';
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import { blockCodes } from './getBlockCode.ts';
import type { Operation } from '../Operation.ts';
import { closed, day, email, policyIdParams, stringEnum, idempotencyHeaders, text } from '../shapes.ts';

/** Fields: SUM-023. No-claims classes are sent for the record only; the classes of the contract count. */
const guaranteeChange = closed({
  lob: text(10),
  description: Type.Optional(text(200)),
  coverageId: Type.Optional(text(20)),
  noClaimsLvl: Type.Optional(text(20)),
  noClaimsPercentage: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
});

/** Fields: SUM-022. A request holds all changeable fields, changed or not. */
export const changeFields = {
  usageType: stringEnum(['PRIVATE', 'COMMERCIAL']),
  occupationalGroup: Type.Optional(stringEnum(['NORMAL', 'PUBLIC_SERVICE', 'MERCHANT', 'FARMER'])),
  /** In thousands of km; 0 is unlimited. */
  annualMileage: Type.Optional(Type.Integer({ minimum: 0, maximum: 999 })),
  /** Absent from 23 on: all drivers are 23 or older then. */
  youngestUserAge: Type.Optional(Type.Integer({ minimum: 17, maximum: 120 })),
  initialUser: Type.Boolean(),
  homeOwnerShip: Type.Boolean(),
  garage: Type.Boolean(),
  partnerDiscount: Type.Boolean(),
  paymentMethod: stringEnum(['DIRECT_DEBIT', 'INVOICE']),
  guarantees: Type.Array(guaranteeChange, { minItems: 1, maxItems: 20 }),
  validFrom: day,
  uploadDocumentId: Type.Optional(
    Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$', maxLength: 36 }),
  ),
  seasonMonths: Type.Optional(Type.String({ pattern: '^\\d\\d-\\d\\d$', maxLength: 5 })),
};

/** Where the vehicle will be registered (SUM-036). */
export const newAddress = closed({ street: text(100), zip: text(10), city: text(100), country: text(60) });

const policyChange = closed({ ...changeFields, address: Type.Optional(newAddress) });
export type PolicyChange = Static<typeof policyChange>;

/** Open premiums are a conflict, not a prohibition (SUM-034). */
const dunning = 'DUNNING_LEVEL';
const changeCodes = ['LOCKED', 'NOT_OFFERED', 'DATE_OUT_OF_RANGE', 'INVALID_ADDRESS'];

/** Refusals of all calls that change a contract. */
export const contractChangeRefusals = {
  400: {
    says: 'Something that cannot change or is not offered, a day that is not possible, or an address without a German postal code.',
    codes: changeCodes,
  },
  403: {
    says: 'The account or the contract does not allow it; the code says why.',
    codes: [
      'NOT_ACTIVATED',
      'FUNCTIONALITY_OFF',
      'PARTNER',
      'KPS',
      'JUNG_MOBIL',
      ...blockCodes.filter((code) => code !== dunning),
    ],
  },
  404: { says: 'The account has no such contract.', codes: ['NOT_FOUND'] },
} as const satisfies Operation['answers'];

/** Method and path are a setting, like the parameter name of the contract (API-052). */
const call = settings.policyChangeCall.value as Pick<Operation, 'method' | 'path'>;

export const policyChangeOperations = {
  changePolicy: {
    id: 'changePolicy',
    method: call.method,
    path: call.path,
    says: 'Changes rating factors, cover or place of registration of a contract (API-008). A confirmation goes to the e-mail address of the account.',
    params: policyIdParams,
    headers: Type.Object({
      ...idempotencyHeaders.properties,
      /** A header that repeats `asyncChange` of the body; a request in which they differ is refused (SUM-037). */
      asyncchange: Type.Optional(stringEnum(['true', 'false'])),
      /** The `etag` of the contract that the customer saw. A change holds all fields, so without this check it would undo newer changes. */
      'if-match': Type.Optional(text(100)),
    }),
    request: closed({
      ...policyChange.properties,
      /** The change is handed to the back office. */
      asyncChange: Type.Boolean(),
      customerEmail: email,
    }),
    answers: {
      202: { says: 'Received; the back office processes it.' },
      204: { says: 'Changed, or noted for the day it is valid from.' },
      ...contractChangeRefusals,
      400: {
        says: `${contractChangeRefusals[400].says} Also a change of nothing, an unknown document, or a header that says something else.`,
        codes: [...changeCodes, 'NOTHING_CHANGED', 'UNKNOWN_DOCUMENT', 'ASYNC_CHANGE_CONTRADICTS'],
      },
      409: {
        says: 'Premiums are open, or the key of this request belongs to another one.',
        codes: ['DUNNING_LEVEL', 'IDEMPOTENCY_CONFLICT'],
      },
      412: {
        says: 'The contract has changed since: it is not the one that `if-match` names.',
        codes: ['CONTRACT_CHANGED'],
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

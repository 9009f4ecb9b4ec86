import { type Static, Type } from '@sinclair/typebox';
import { blockCodes } from './getBlockCode.ts';
import type { Operation } from '../Operation.ts';
import { closed, email, policyParams, stringEnum, idempotencyHeaders, text } from '../shapes.ts';

/** The registration address is in Germany. */
const address = closed({
  street: text(100),
  zip: Type.String({ pattern: '^\\d{5}$', maxLength: 5 }),
  city: text(100),
});

/** Fields: EVB-017. */
const evbRequest = closed({
  address,
  customerEmail: email,
  /** The owner of the vehicle, if it is not the account's person. */
  otherOwner: Type.Optional(
    closed({
      salutation: stringEnum(['HERR', 'FRAU']),
      firstName: text(100),
      lastName: text(100),
      address,
    }),
  ),
});
export type EvbRequest = Static<typeof evbRequest>;

export const evbOperations = {
  requestEvb: {
    id: 'requestEvb',
    method: 'POST',
    path: '/api/v1/evb/accounts/{accountId}/policy/{policyNumber}',
    says: 'Makes the number of an insurance confirmation (eVB) and mails it to the account (API-033).',
    params: policyParams,
    headers: idempotencyHeaders,
    request: evbRequest,
    answers: {
      204: { says: 'The number was mailed.' },
      403: {
        says: 'The account or the contract gets no number, or no more of them today; the code says why.',
        codes: [
          'NOT_ACTIVATED',
          'DEMO_ACCOUNT',
          'FUNCTIONALITY_OFF',
          'CUSTOMER_BLACKLISTED',
          'EVB_REQUEST_LIMIT',
          'KPS',
          'JUNG_MOBIL',
          ...blockCodes.filter((code) => code !== 'DUNNING_LEVEL' && code !== 'CUSTOMER_DEACTIVATED'),
        ],
      },
      404: { says: 'The account has no such contract.', codes: ['NOT_FOUND'] },
      409: {
        says: 'Premiums are open, or the idempotency key was used with another body.',
        codes: ['DUNNING_LEVEL', 'IDEMPOTENCY_CONFLICT'],
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

import { type Static, Type } from '@sinclair/typebox';
import type { Operation } from './Operation.ts';
import { closed, day, email, maybe, oneOf, ofAccount, password, repeatable, usuallyOneOf } from './shapes.ts';

const salutations = ['HERR', 'FRAU', 'UNDEFINED', 'FIRMA'] as const;
/** As customers choose it. */
export const salutation = oneOf(salutations);
/** As a server answers it. */
export const givenSalutation = usuallyOneOf(salutations);

/** A postal address as the insurer keeps it. */
export const address = Type.Object({
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  country: Type.String(),
  phoneNumber: maybe(Type.String()),
});
export type Address = Static<typeof address>;

/** Fields: SHELL-025. */
const account = Type.Object({
  accountId: Type.String(),
  email: Type.String(),
  salutation: givenSalutation,
  title: maybe(Type.String()),
  firstName: maybe(Type.String()),
  lastName: maybe(Type.String()),
  companyName: maybe(Type.String()),
  birthDate: maybe(day),
  phoneNumber: maybe(Type.String()),
  address: maybe(address),
  consent: maybe(
    Type.Object({ mailAdvertising: Type.Boolean(), phone: Type.Boolean(), survey: Type.Boolean() }),
  ),
  /** Counts as 0 when absent (SHELL-026). */
  dunningLevel: maybe(Type.Number()),
  /** Set: a deactivated customer (AUTH-011). */
  remediation: maybe(Type.Boolean()),
});
export type Account = Static<typeof account>;

export const accountOperations = {
  getAccount: {
    id: 'getAccount',
    method: 'GET',
    path: '/api/v1/account/accounts/{accountId}',
    says: 'The account of the signed-in customer (API-009).',
    params: ofAccount,
    answers: { 200: { says: 'The account.', body: account } },
  },
  deleteAccount: {
    id: 'deleteAccount',
    method: 'DELETE',
    path: '/api/v1/account/accounts/{accountId}',
    says: 'Deletes the account and its sign-in for good (API-010).',
    params: ofAccount,
    headers: repeatable,
    request: closed({ password, email }),
    answers: {
      204: { says: 'Deleted; no token of the account is good any more.' },
      403: { says: 'Refused.', codes: ['WRONG_PASSWORD', 'DEMO_ACCOUNT'] },
      409: { says: 'The key of this request belongs to another one.', codes: ['IDEMPOTENCY_CONFLICT'] },
      422: { says: 'The e-mail address is not the one of this account.', codes: ['OTHER_EMAIL'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

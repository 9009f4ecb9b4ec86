import { type Static, Type } from '@sinclair/typebox';
import type { Operation } from '../Operation.ts';
import {
  closed,
  day,
  email,
  optionalOrNull,
  stringEnum,
  accountParams,
  password,
  idempotencyHeaders,
  openStringEnum,
} from '../shapes.ts';

const salutations = ['HERR', 'FRAU', 'UNDEFINED', 'FIRMA'] as const;
/** The salutations that customers can choose. */
export const salutation = stringEnum(salutations);
/** The salutation in answers of a server; missing when the insurer does not know it. */
export const givenSalutation = optionalOrNull(openStringEnum(salutations));

/** A postal address as the insurer keeps it. */
export const address = Type.Object({
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  country: Type.String(),
  phoneNumber: optionalOrNull(Type.String()),
});
export type Address = Static<typeof address>;

/** Fields: SHELL-025. */
const account = Type.Object({
  accountId: Type.String(),
  email: Type.String(),
  salutation: givenSalutation,
  title: optionalOrNull(Type.String()),
  firstName: optionalOrNull(Type.String()),
  lastName: optionalOrNull(Type.String()),
  companyName: optionalOrNull(Type.String()),
  birthDate: optionalOrNull(day),
  phoneNumber: optionalOrNull(Type.String()),
  address: optionalOrNull(address),
  consent: optionalOrNull(
    Type.Object({ mailAdvertising: Type.Boolean(), phone: Type.Boolean(), survey: Type.Boolean() }),
  ),
  /** Counts as 0 when absent (SHELL-026). */
  dunningLevel: optionalOrNull(Type.Number()),
  /** Set: a deactivated customer (AUTH-011). */
  remediation: optionalOrNull(Type.Boolean()),
});
export type Account = Static<typeof account>;

export const accountOperations = {
  getAccount: {
    id: 'getAccount',
    method: 'GET',
    path: '/api/v1/account/accounts/{accountId}',
    says: 'The account of the signed-in customer (API-009).',
    params: accountParams,
    answers: { 200: { says: 'The account.', body: account } },
  },
  deleteAccount: {
    id: 'deleteAccount',
    method: 'DELETE',
    path: '/api/v1/account/accounts/{accountId}',
    says: 'Deletes the account and its sign-in for good (API-010).',
    params: accountParams,
    headers: idempotencyHeaders,
    request: closed({ password, email }),
    answers: {
      204: { says: 'Deleted; no token of the account is good any more.' },
      403: { says: 'Refused.', codes: ['WRONG_PASSWORD', 'DEMO_ACCOUNT'] },
      409: { says: 'The key of this request belongs to another one.', codes: ['IDEMPOTENCY_CONFLICT'] },
      422: { says: 'The e-mail address is not the one of this account.', codes: ['OTHER_EMAIL'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

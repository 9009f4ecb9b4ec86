import { type Static, Type } from '@sinclair/typebox';
import type { Operation } from '../Operation.ts';
import {
  accountParams,
  closed,
  factorParams,
  openStringEnum,
  optionalOrNull,
  stringEnum,
} from '../shapes.ts';
import { signInTooOldCode } from '../signIn.ts';

const moment = Type.String({ format: 'date-time' });

const secondFactor = Type.Object({
  id: Type.String(),
  kind: openStringEnum(['code', 'passkey']),
  /** Browser and system in which it was set up, in words; `other` for an unknown one. */
  browser: Type.String(),
  createdAt: moment,
  usedAt: optionalOrNull(moment),
});
export type SecondFactor = Static<typeof secondFactor>;

const secondFactors = Type.Object({
  /** False for a customer of a foreign identity provider, who sets a second factor up there. */
  isOffered: Type.Boolean(),
  factors: Type.Array(secondFactor),
  /** The number of recovery codes that were not used. */
  recoveryCodes: Type.Number(),
});

/** Empty where the account has recovery codes already. */
const newRecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });

const refusedForAge = { says: 'Refused.', codes: [signInTooOldCode, 'DEMO_ACCOUNT'] };

export const secondFactorOperations = {
  getSecondFactors: {
    id: 'getSecondFactors',
    method: 'GET',
    path: '/api/v1/authentication/accounts/{accountId}/second-factors',
    says: 'The second factors of the sign-in: one-time codes of an app and passkeys.',
    params: accountParams,
    answers: {
      200: { says: 'Second factors.', body: secondFactors },
      403: { says: 'Refused.', codes: ['DEMO_ACCOUNT'] },
    },
  },
  beginSecondFactor: {
    id: 'beginSecondFactor',
    method: 'POST',
    path: '/api/v1/authentication/accounts/{accountId}/second-factors',
    says: 'Begins to set up a second factor. It is not asked for before it is confirmed.',
    params: accountParams,
    request: closed({ kind: stringEnum(['code', 'passkey']) }),
    answers: {
      201: {
        says: 'Begun.',
        body: Type.Object({
          id: Type.String(),
          /** The key of the one-time codes in base32. */
          key: optionalOrNull(Type.String()),
          /** A QR code of the key for an app, as SVG. */
          picture: optionalOrNull(Type.String()),
          /** JSON of `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
          passkeyOptions: optionalOrNull(Type.String()),
        }),
      },
      403: refusedForAge,
      404: { says: 'The customer does not sign in here.', codes: ['NOT_FOUND'] },
      409: { says: 'There are as many as an account may have.', codes: ['FACTOR_LIMIT'] },
    },
  },
  confirmSecondFactor: {
    id: 'confirmSecondFactor',
    method: 'POST',
    path: '/api/v1/authentication/accounts/{accountId}/second-factors/{factorId}/confirmation',
    says: 'Confirms a second factor by a first code, or by the new passkey. All other sessions end.',
    params: factorParams,
    request: closed({
      code: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z -]+$', maxLength: 20, writeOnly: true })),
      /** JSON of `RegistrationResponseJSON` of WebAuthn. */
      passkey: Type.Optional(Type.String({ pattern: '^[\\x20-\\x7e]+$', maxLength: 8000, writeOnly: true })),
    }),
    answers: {
      200: { says: 'Confirmed, with recovery codes that are shown this once.', body: newRecoveryCodes },
      403: { says: 'Refused.', codes: ['WRONG_CODE', 'DEMO_ACCOUNT'] },
      404: { says: 'Nothing was begun under this id, or too long ago.', codes: ['NOT_FOUND'] },
    },
  },
  removeSecondFactor: {
    id: 'removeSecondFactor',
    method: 'DELETE',
    path: '/api/v1/authentication/accounts/{accountId}/second-factors/{factorId}',
    says: 'Removes a second factor; with the last one, the recovery codes. All other sessions end.',
    params: factorParams,
    answers: {
      204: { says: 'Removed.' },
      403: refusedForAge,
      404: { says: 'There is no such second factor (any more).', codes: ['NOT_FOUND'] },
    },
  },
  makeRecoveryCodes: {
    id: 'makeRecoveryCodes',
    method: 'POST',
    path: '/api/v1/authentication/accounts/{accountId}/recovery-codes',
    says: 'Makes new recovery codes, which are shown this once. The earlier ones end.',
    params: accountParams,
    answers: {
      200: { says: 'New codes.', body: newRecoveryCodes },
      403: refusedForAge,
      404: { says: 'There is no second factor.', codes: ['NOT_FOUND'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

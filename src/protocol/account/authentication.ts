import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import type { Operation } from '../Operation.ts';
import { closed, email, accountParams, password, idempotencyHeaders } from '../shapes.ts';

const conflict = ['IDEMPOTENCY_CONFLICT'] as const;
const wrongPassword = {
  says: 'Refused. WRONG_PASSWORD: not the password of this sign-in.',
  codes: ['WRONG_PASSWORD', 'DEMO_ACCOUNT'],
} as const;
/** The refusals of a new password. */
const newPasswordCodes = ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_EASY'] as const;

export const authenticationOperations = {
  changeEmail: {
    id: 'changeEmail',
    method: 'PUT',
    path: '/api/v1/authentication/accounts/{accountId}/email',
    says: 'Another e-mail address to sign in with and to write to (API-021). It counts once a link that is mailed to it was followed.',
    params: accountParams,
    headers: idempotencyHeaders,
    request: closed({ newEmail: email, password }),
    answers: {
      204: { says: 'The link is on its way.' },
      403: { ...wrongPassword, codes: [...wrongPassword.codes, 'CUSTOMER_DEACTIVATED'] },
      409: {
        says: 'Another account of this brand signs in with it, or the key of this request belongs to another one.',
        codes: ['EMAIL_IN_USE', ...conflict],
      },
    },
  },
  changePassword: {
    id: 'changePassword',
    method: 'PUT',
    path: '/api/v1/authentication/accounts/{accountId}/password',
    says: 'Another password to sign in with (API-022). All other sessions of the account end.',
    params: accountParams,
    headers: idempotencyHeaders,
    request: closed({ oldPassword: password, newPassword: password }),
    answers: {
      200: { says: 'Changed.' },
      204: { says: 'Changed.' },
      403: wrongPassword,
      409: { says: 'The key of this request belongs to another one.', codes: [...conflict] },
      422: {
        says: `The new password has less than ${settings.passwordMinLength.value} characters (PASSWORD_TOO_SHORT), or is easy to guess (PASSWORD_TOO_EASY): few words, dates, rows of keys, repeats, a breached password, or what is known of the customer and the brand.`,
        codes: newPasswordCodes,
      },
    },
  },
  checkNewPassword: {
    id: 'checkNewPassword',
    method: 'POST',
    path: '/api/v1/authentication/accounts/{accountId}/new-password-check',
    says: 'Whether `changePassword` would accept a new password. Nothing is kept of it.',
    params: accountParams,
    request: closed({ newPassword: password }),
    answers: {
      204: { says: 'It would be accepted.' },
      422: { says: 'It would be refused, as by `changePassword`.', codes: newPasswordCodes },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

import { Type } from '@sinclair/typebox';
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import type { Operation } from '../Operation.ts';
import {
  birthDay,
  closed,
  day,
  email,
  optionalOrNull,
  accountParams,
  policyNumber,
  idempotencyHeaders,
  text,
} from '../shapes.ts';

const accountId = Type.String({ minLength: 1, maxLength: 64 });

/** A birth date identifies a private customer, the licence plate a business customer. */
const codeOrder = closed({
  policyNumber,
  customerEmail: email,
  birthDate: Type.Optional(birthDay),
  licensePlate: Type.Optional(text(10)),
});

const length = settings.activationCodeLength.value;

/** The code as it is printed, with or without the spaces and hyphens of its groups. */
const activation = closed({
  accountId,
  policyNumber,
  customerEmail: email,
  activationCode: Type.String({
    pattern: `^(?:.{${length}}|[ -]*(?:[^ -][ -]*){${length}})$`,
    format: 'line',
    maxLength: 40,
    writeOnly: true,
  }),
});

export const registrationOperations = {
  getCustomerConfiguration: {
    id: 'getCustomerConfiguration',
    method: 'GET',
    path: '/api/v1/registration/customer/accounts/{accountId}/configuration',
    says: 'When the customer last answered the consent questions (API-042).',
    params: accountParams,
    answers: {
      200: {
        says: 'The day, absent when never.',
        body: Type.Object({ lastConsentChange: optionalOrNull(day) }),
      },
    },
  },
  orderActivationCode: {
    id: 'orderActivationCode',
    method: 'POST',
    path: '/api/v1/registration/accounts/{accountId}/activationCodes',
    says: 'Orders an activation code (API-004). It goes by post to the address of the account.',
    params: accountParams,
    headers: idempotencyHeaders,
    request: codeOrder,
    consistencyRules: [
      {
        id: 'oneIdentification',
        says: 'Either the birth date or the licence plate identifies the customer (API-004).',
        holds: (order: Readonly<Record<string, unknown>>) =>
          (order['birthDate'] === undefined) !== (order['licensePlate'] === undefined),
      },
    ],
    answers: {
      204: { says: 'The letter is on its way.' },
      403: { says: 'A demo account, or not its own account.', codes: ['DEMO_ACCOUNT', 'FORBIDDEN'] },
      409: {
        says: 'A code is on its way, the account is activated, or the idempotency key was used with another body.',
        codes: ['ALREADY_ORDERED', 'ALREADY_ACTIVATED', 'IDEMPOTENCY_CONFLICT'],
      },
      422: {
        says: 'The account has no such contract, or birth date or licence plate do not belong to it.',
        codes: ['CONTRADICTION', 'NOT_IDENTIFIED'],
      },
    },
  },
  activateAccount: {
    id: 'activateAccount',
    method: 'PATCH',
    path: '/api/v1/registration/accounts/{accountId}/activate',
    says: 'Activates the account with the code from the letter (API-006).',
    params: accountParams,
    headers: idempotencyHeaders,
    request: activation,
    answers: {
      204: { says: 'Activated; the policies can be read from now on.' },
      403: { says: 'A demo account, or not its own account.', codes: ['DEMO_ACCOUNT', 'FORBIDDEN'] },
      409: {
        says: 'The code was used, or the idempotency key was used with another body.',
        codes: ['ALREADY_ACTIVATED', 'IDEMPOTENCY_CONFLICT'],
      },
      422: {
        says: 'Code and policy number do not belong together, or the code is no longer valid.',
        codes: ['INVALID_CODE'],
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

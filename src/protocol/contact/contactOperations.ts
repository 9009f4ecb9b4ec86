import { accompaniedDriving, mailContact, phoneContact, temporaryCoverage } from './contact.ts';
import {
  accompaniedDrivingRules,
  phoneContactRules,
  temporaryCoverageRules,
} from './contactConsistencyRules.ts';
import type { ResponseDefinition, Operation } from '../Operation.ts';
import { accountParams, idempotencyHeaders } from '../shapes.ts';

const answers = {
  204: { says: 'The request is on its way to the customer service.' },
  403: {
    says: 'An account that is not activated, a demo account, or a contract that it does not see.',
    codes: ['NOT_ACTIVATED', 'DEMO_ACCOUNT', 'FORBIDDEN'],
  },
  409: {
    says: 'Premiums are open, or the idempotency key was used with another body.',
    codes: ['DUNNING_LEVEL', 'IDEMPOTENCY_CONFLICT'],
  },
} as const satisfies Readonly<Record<number, ResponseDefinition>>;

const datedRequestResponses = {
  ...answers,
  422: {
    says: 'The days contradict each other, the contract is of a kind the request is not for, or a day is out of its limits.',
    codes: ['CONTRADICTION', 'POLICY_EXCLUDED', 'DATE_IN_PAST', 'DATE_TOO_FAR', 'SPAN_TOO_LONG'],
  },
} as const satisfies Readonly<Record<number, ResponseDefinition>>;

/** Requests to the customer service. Each becomes one mail to the service address of the brand (API-045 to API-048). */
export const contactOperations = {
  requestTemporaryCoverage: {
    id: 'requestTemporaryCoverage',
    method: 'POST',
    path: '/api/v1/account/accounts/{accountId}/mail/temporary-coverage',
    says: 'Asks to include further drivers for a while (API-046).',
    params: accountParams,
    headers: idempotencyHeaders,
    request: temporaryCoverage,
    consistencyRules: temporaryCoverageRules,
    answers: datedRequestResponses,
  },
  requestAccompaniedDriving: {
    id: 'requestAccompaniedDriving',
    method: 'POST',
    path: '/api/v1/account/accounts/{accountId}/mail/accompanied-driving',
    says: 'Asks to include a driver of 17 who drives accompanied (API-047).',
    params: accountParams,
    headers: idempotencyHeaders,
    request: accompaniedDriving,
    consistencyRules: accompaniedDrivingRules,
    answers: datedRequestResponses,
  },
  sendMailContact: {
    id: 'sendMailContact',
    method: 'POST',
    path: '/api/v1/account/accounts/{accountId}/mail/mail-contact',
    says: 'Writes to the customer service (API-048).',
    params: accountParams,
    headers: idempotencyHeaders,
    request: mailContact,
    answers,
  },
  requestPhoneContact: {
    id: 'requestPhoneContact',
    method: 'POST',
    path: '/api/v1/account/accounts/{accountId}/mail/phone-contact',
    says: 'Asks to be called back (API-045).',
    params: accountParams,
    headers: idempotencyHeaders,
    request: phoneContact,
    consistencyRules: phoneContactRules,
    answers: {
      ...answers,
      422: { says: 'The reason asks for additional information.', codes: ['CONTRADICTION'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

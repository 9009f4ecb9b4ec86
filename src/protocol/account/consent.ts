import { type Static, Type } from '@sinclair/typebox';
import type { Operation, ConsistencyRule } from '../Operation.ts';
import { closed, accountParams, phone, idempotencyHeaders } from '../shapes.ts';

/** `phoneNumber` is sent only when phone or survey is on (API-020). */
const consentChange = closed({
  mailAdvertising: Type.Boolean(),
  phone: Type.Boolean(),
  survey: Type.Boolean(),
  phoneNumber: Type.Optional(phone),
});
type ConsentChange = Static<typeof consentChange>;

const consistencyRules: readonly ConsistencyRule[] = [
  {
    id: 'phoneNumberBelongs',
    says: 'A phone number is given when phone or survey is on, and only then (ACC-046, ACC-049).',
    holds: ({ phone, survey, phoneNumber }: ConsentChange) =>
      (phone || survey) === (phoneNumber !== undefined),
  },
];

export const consentOperations = {
  changeConsent: {
    id: 'changeConsent',
    method: 'PUT',
    path: '/api/v1/consent/accounts/{accountId}',
    says: 'Says how the customer may be contacted, once a day (API-020).',
    params: accountParams,
    headers: idempotencyHeaders,
    request: consentChange,
    consistencyRules,
    answers: {
      200: { says: 'Changed.' },
      202: { says: 'Received; the insurer processes it later.' },
      204: { says: 'Changed.' },
      403: { says: 'Refused.', codes: ['DEMO_ACCOUNT', 'CUSTOMER_DEACTIVATED', 'UPDATE_CONSENT_LIMIT'] },
      409: { says: 'The key of this request belongs to another one.', codes: ['IDEMPOTENCY_CONFLICT'] },
      422: { says: 'Its parts contradict each other.', codes: ['CONTRADICTION'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

import { Type } from '@sinclair/typebox';
import type { Operation } from './Operation.ts';
import { day, maybe, ofAccount } from './shapes.ts';

export const registrationOperations = {
  getCustomerConfiguration: {
    id: 'getCustomerConfiguration',
    method: 'GET',
    path: '/api/v1/registration/customer/accounts/{accountId}/configuration',
    says: 'When the customer last answered the consent questions (API-042).',
    params: ofAccount,
    answers: {
      200: { says: 'The day, absent when never.', body: Type.Object({ lastConsentChange: maybe(day) }) },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

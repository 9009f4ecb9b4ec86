import { Type } from '@sinclair/typebox';
import type { Operation } from '../Operation.ts';
import { policyParams } from '../shapes.ts';

const refusals = {
  403: {
    says: 'An account that is not activated, or a contract that has no such card.',
    codes: ['NOT_ACTIVATED', 'NOT_OFFERED'],
  },
  404: { says: 'The account has no such contract.', codes: ['NOT_FOUND'] },
} as const satisfies Operation['answers'];

/** The service card in the wallets of telephones. Without keys of the wallets both answer 503. */
export const walletOperations = {
  getGoogleCard: {
    id: 'getGoogleCard',
    method: 'GET',
    path: '/api/v1/wallet/accounts/{accountId}/policy/{policyNumber}/google',
    says: 'Where Google Wallet takes the card (API-037).',
    params: policyParams,
    answers: {
      200: {
        says: 'The address. It holds the card, signed.',
        body: Type.Object({ url: Type.String({ pattern: '^https://' }) }),
      },
      ...refusals,
    },
  },
  getAppleCard: {
    id: 'getAppleCard',
    method: 'GET',
    path: '/api/v1/wallet/accounts/{accountId}/policy/{policyNumber}/apple',
    says: 'The card for Apple Wallet, as a signed file (API-038).',
    params: policyParams,
    answers: {
      200: { says: 'The card.', mediaType: 'application/vnd.apple.pkpass' },
      ...refusals,
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

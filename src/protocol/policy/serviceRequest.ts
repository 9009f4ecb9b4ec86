import { Type } from '@sinclair/typebox';
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import type { Operation } from '../Operation.ts';
import { closed, policyParams, text } from '../shapes.ts';

const refusals = {
  403: {
    says: 'A demo account, an account that is not activated, or a contract that has no such paper.',
    codes: ['DEMO_ACCOUNT', 'NOT_ACTIVATED', 'NOT_OFFERED'],
  },
  404: { says: 'The account has no such contract.', codes: ['NOT_FOUND'] },
} as const satisfies Operation['answers'];

/** Method and path of the request are a setting (API-040). */
const certificate = settings.taxCertificateCall.value as Pick<Operation, 'method' | 'path'>;

/** Papers and cards that are ordered for a contract. */
export const serviceRequestOperations = {
  requestGreenCard: {
    id: 'requestGreenCard',
    method: 'GET',
    path: '/api/v1/ivk/accounts/{accountId}/policy/{policyNumber}',
    says: 'Mails the green insurance card to the address of the account (API-036).',
    hasEffect: true,
    params: policyParams,
    answers: { 204: { says: 'On its way.' }, ...refusals },
  },
  requestTaxCertificate: {
    id: 'requestTaxCertificate',
    method: certificate.method,
    path: certificate.path,
    says: 'Mails the certificate for the tax office to the address of the account (API-040).',
    hasEffect: true,
    params: policyParams,
    answers: { 204: { says: 'On its way.' }, ...refusals },
  },
  getTariffConditions: {
    id: 'getTariffConditions',
    method: 'GET',
    path: '/api/v1/document/accounts/{accountId}/policy/{policyNumber}/tariff-conditions',
    says: 'The conditions of the tariff, in the words of the content service (SVC-012).',
    params: policyParams,
    answers: {
      200: {
        says: 'The documents.',
        body: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), fileName: Type.String() })),
      },
      404: refusals[404],
    },
  },
  downloadTariffConditions: {
    id: 'downloadTariffConditions',
    method: 'GET',
    path: '/api/v1/document/accounts/{accountId}/policy/{policyNumber}/tariff-conditions/{documentId}',
    says: 'One of these documents as a PDF (SVC-012).',
    params: closed({ ...policyParams.properties, documentId: text(64) }),
    answers: {
      200: { says: 'The PDF.', mediaType: 'application/pdf' },
      404: { says: 'The account has no such contract, or there is no such document.', codes: ['NOT_FOUND'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

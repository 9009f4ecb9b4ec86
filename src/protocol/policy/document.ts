import { type Static, Type } from '@sinclair/typebox';
import type { Operation } from '../Operation.ts';
import { closed, accountParams, policyParams, idempotencyHeaders, text } from '../shapes.ts';
import { sizes } from '../sizes.ts';

/** Fields: DOC-005. */
const contractDocument = Type.Object({
  id: Type.String(),
  /** The file name of a download. */
  fileName: Type.String(),
  created: Type.String({ format: 'date-time' }),
  /** True when the account has downloaded it. */
  read: Type.Boolean(),
});
export type ContractDocument = Static<typeof contractDocument>;

export const documentOperations = {
  youngDriverDocument: {
    id: 'youngDriverDocument',
    method: 'GET',
    path: '/api/v1/document/accounts/{accountId}/young-driver',
    says: 'The application for drivers younger than 23, in the words of the content service (SUM-005).',
    params: accountParams,
    answers: {
      200: {
        says: 'The document.',
        body: Type.Object({
          title: Type.String(),
          text: Type.String(),
          /** The address of the download. */
          url: Type.String(),
        }),
      },
      404: { says: 'The content service has no such document.', codes: ['NOT_FOUND'] },
    },
  },
  getDocuments: {
    id: 'getDocuments',
    method: 'GET',
    path: '/api/v1/document/accounts/{accountId}/policy/{policyNumber}',
    says: 'The documents of a contract, newest first (API-043).',
    params: policyParams,
    answers: {
      200: { says: 'The documents.', body: Type.Array(contractDocument) },
      404: { says: 'The account has no such contract.', codes: ['NOT_FOUND'] },
    },
  },
  downloadDocument: {
    id: 'downloadDocument',
    method: 'GET',
    path: '/api/v1/document/accounts/{accountId}/policy/{policyNumber}/document/{documentId}',
    says: 'One of these documents as a PDF. It counts as read from then on (API-044).',
    hasEffect: true,
    params: closed({ ...policyParams.properties, documentId: text(64) }),
    /** The file name that the caller prefers. The answer carries the name of the list in every case. */
    query: closed({ filename: text(255) }),
    timeoutSeconds: 30,
    answers: {
      200: { says: 'The PDF.', mediaType: 'application/pdf' },
      404: { says: 'The account has no such contract, or there is no such document.', codes: ['NOT_FOUND'] },
    },
  },
  uploadDocument: {
    id: 'uploadDocument',
    method: 'POST',
    path: '/api/v1/document/accounts/{accountId}',
    says: 'Takes a proof (API-030). A document that no change names within a day is deleted.',
    params: accountParams,
    headers: idempotencyHeaders,
    upload: {
      field: 'file',
      mediaTypes: ['application/pdf', 'image/png', 'image/jpeg'],
      maxBytes: sizes.file,
    },
    timeoutSeconds: 30,
    answers: {
      200: { says: 'Stored.', body: Type.Object({ id: Type.String() }) },
      403: {
        says: 'A demo account, an account that is not activated, or not the account of the token.',
        codes: ['DEMO_ACCOUNT', 'NOT_ACTIVATED', 'FORBIDDEN'],
      },
      409: { says: 'The idempotency key was used with another file.', codes: ['IDEMPOTENCY_CONFLICT'] },
      413: { says: `The file is larger than ${sizes.file} bytes.`, codes: ['TOO_LARGE'] },
      415: {
        says: 'The body is not multipart/form-data, or the file is not a PDF, PNG or JPEG as it claims to be.',
        codes: ['UNSUPPORTED_MEDIA_TYPE'],
      },
      429: {
        says: 'Too many requests, or too many documents within a day; Retry-After says when to come back.',
        codes: ['TOO_MANY_REQUESTS'],
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

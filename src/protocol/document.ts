import { Type } from '@sinclair/typebox';
import type { Operation } from './Operation.ts';
import { ofAccount, repeatable } from './shapes.ts';

export const documentOperations = {
  youngDriverDocument: {
    id: 'youngDriverDocument',
    method: 'GET',
    path: '/api/v1/document/accounts/{accountId}/young-driver',
    says: 'The application for drivers younger than 23, in the words of the content service (SUM-005).',
    params: ofAccount,
    answers: {
      200: {
        says: 'The document.',
        body: Type.Object({
          title: Type.String(),
          text: Type.String(),
          /** Where it is downloaded. */
          url: Type.String(),
        }),
      },
      404: { says: 'The content service has no such document.', codes: ['NOT_FOUND'] },
    },
  },
  uploadDocument: {
    id: 'uploadDocument',
    method: 'POST',
    path: '/api/v1/document/accounts/{accountId}',
    says: 'Takes a proof (API-030). A document that no change names within a day is deleted.',
    params: ofAccount,
    headers: repeatable,
    upload: {
      field: 'file',
      mediaTypes: ['application/pdf', 'image/png', 'image/jpeg'],
      maxBytes: 10_000_000,
    },
    timeoutSeconds: 30,
    answers: {
      200: { says: 'Stored.', body: Type.Object({ id: Type.String() }) },
      403: {
        says: 'A demo account, an account that is not activated, or not the account of the token.',
        codes: ['DEMO_ACCOUNT', 'NOT_ACTIVATED', 'FORBIDDEN'],
      },
      409: { says: 'The idempotency key was used with another file.', codes: ['IDEMPOTENCY_CONFLICT'] },
      413: { says: 'The file is larger than 10,000,000 bytes.', codes: ['TOO_LARGE'] },
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

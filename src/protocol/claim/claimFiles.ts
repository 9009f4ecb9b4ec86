import { type Static, Type } from '@sinclair/typebox';
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import type { Operation } from '../Operation.ts';
import { claimParams, claimFileParams, closed, idempotencyHeaders, text } from '../shapes.ts';
import { sizes } from '../sizes.ts';

/** A photo or paper that belongs to a report. */
export const claimFile = Type.Object({
  id: Type.String(),
  /** The name that the sender gave the file. */
  name: Type.String(),
  /** In bytes. */
  size: Type.Number(),
});
export type ClaimFile = Static<typeof claimFile>;

const functionalityOff = 'FUNCTIONALITY_OFF';

export const claimFileOperations = {
  addClaimFile: {
    id: 'addClaimFile',
    method: 'POST',
    path: '/api/v1/claim/accounts/{accountId}/reports/{claimId}/files',
    says: 'Adds a photo or a paper to a report that was sent. Of a photo only the picture and how it is turned are kept.',
    params: claimParams,
    query: closed({ name: text(120) }),
    headers: idempotencyHeaders,
    upload: {
      field: 'file',
      mediaTypes: ['application/pdf', 'image/png', 'image/jpeg'],
      maxBytes: sizes.file,
    },
    timeoutSeconds: 30,
    answers: {
      200: { says: 'Stored with the report.', body: claimFile },
      403: {
        says: 'A demo account, an account that is not activated, not the account of the token, or reports take no files.',
        codes: ['DEMO_ACCOUNT', 'NOT_ACTIVATED', 'FORBIDDEN', functionalityOff],
      },
      404: { says: 'There is no such report of this account.', codes: ['NOT_FOUND'] },
      409: {
        says: `The report has ${settings.claimFiles.value} files, or the idempotency key was used with another file.`,
        codes: ['TOO_MANY_FILES', 'IDEMPOTENCY_CONFLICT'],
      },
      413: { says: `The file is larger than ${sizes.file} bytes.`, codes: ['TOO_LARGE'] },
      415: {
        says: 'The body is not multipart/form-data, or the file is not a PDF, PNG or JPEG as it claims to be.',
        codes: ['UNSUPPORTED_MEDIA_TYPE'],
      },
      429: {
        says: 'Too many requests, or too many files within a day; Retry-After says when to come back.',
        codes: ['TOO_MANY_REQUESTS'],
      },
    },
  },
  removeClaimFile: {
    id: 'removeClaimFile',
    method: 'DELETE',
    path: '/api/v1/claim/accounts/{accountId}/reports/{claimId}/files/{fileId}',
    says: 'Takes a file of a report back.',
    params: claimFileParams,
    answers: {
      204: { says: 'The report has no such file any more.' },
      403: { says: 'Reports take no files.', codes: [functionalityOff] },
      404: { says: 'There is no such report of this account.', codes: ['NOT_FOUND'] },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

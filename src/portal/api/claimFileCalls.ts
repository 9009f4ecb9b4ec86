import { isSuccess } from '../../engine/outcome/isSuccess.ts';
import { cleanText } from '../../plain/cleanText.ts';
import type { ClaimFile } from '../../protocol/index.ts';
import { parseResponseBody } from './parseResponseBody.ts';
import type { CallOperation } from './OperationInput.ts';

/** Why a file was not accepted: `failed` can be sent again, the others cannot. */
export type FileProblem = 'failed' | 'toBig' | 'notSupported' | 'tooMany';

interface ClaimPath {
  readonly accountId: string;
  readonly claimId: string;
}

interface FileUploadInput {
  readonly file: File;
  /** The key is the same for all attempts to send this file. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
}

const problems: Readonly<Record<number, FileProblem>> = { 409: 'tooMany', 413: 'toBig', 415: 'notSupported' };
const longestName = 120;

/** The calls for the files of a report. None of them throws. */
export const claimFileCalls = {
  add: async (
    call: CallOperation,
    path: ClaimPath,
    { file, ...sending }: FileUploadInput,
  ): Promise<ClaimFile | FileProblem> => {
    const query = { name: shortenFileName(file) };
    const reply = await call('addClaimFile', { path: { ...path }, query, body: { file }, ...sending });
    const added = parseResponseBody('addClaimFile', reply);
    if (added !== null) return added;
    return (typeof reply === 'object' ? problems[reply.status] : undefined) ?? 'failed';
  },

  /** Returns true when the report no longer has the file. */
  remove: async (call: CallOperation, path: ClaimPath & { readonly fileId: string }): Promise<boolean> => {
    const reply = await call('removeClaimFile', { path: { ...path } });
    return isSuccess(reply);
  },
};

/** Shortens the name of a file to one line and keeps its extension. */
function shortenFileName({ name }: File): string {
  const line = cleanText('line', name.replaceAll(/[\p{Control}\p{Surrogate}]/gu, ' ')) || '-';
  const characters = Array.from(line);
  return characters.length <= longestName
    ? line
    : `${characters.slice(0, 100).join('')}…${characters.slice(-10).join('')}`;
}

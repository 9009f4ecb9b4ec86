import type { ContractDocument } from '../../protocol/index.ts';
import { type Listing, parseResponseBody, requireList } from './parseResponseBody.ts';
import { buildCallFailure } from './buildCallFailure.ts';
import type { CallOperation } from './OperationInput.ts';

interface ContractPathParams {
  readonly accountId: string;
  readonly policyNumber: string;
}

/** The calls of the documents page. Each throws when its data could not be loaded. */
export const documentCalls = {
  /** A document without a read flag counts as unread. */
  list: async (
    call: CallOperation,
    path: ContractPathParams,
    signal: AbortSignal,
  ): Promise<Listing<readonly ContractDocument[]>> => {
    const reply = await call('getDocuments', { path: { ...path }, signal });
    return requireList('getDocuments', reply, { created: '', read: false });
  },

  download: async (
    call: CallOperation,
    path: ContractPathParams & { readonly documentId: string },
    filename: string,
  ): Promise<Blob> => {
    const reply = await call('downloadDocument', { path: { ...path }, query: { filename } });
    const file = parseResponseBody('downloadDocument', reply);
    if (!(file instanceof Blob)) throw buildCallFailure('downloadDocument', reply);
    return file;
  },
};

import type { DraftEntry } from '../../../protocol/index.ts';
import {
  respondWith,
  type OperationCall,
  type Handler,
  type Handlers,
  refuse,
} from '../../api/OperationCall.ts';
import { draftAge } from '../../store/retention.ts';
import { findPolicy } from '../policy/findPolicy.ts';
import type { DataCipher } from '../../store/sealing/createDataCipher.ts';
import { type DraftPlace, decryptDraft, findDrafts, isAt, removeDraft, storeDraft } from './findDrafts.ts';

type DraftOperation = 'getDrafts' | 'getDraft' | 'putDraft' | 'deleteDraft';

/** Creates the handlers of drafts, which are stored with the account. */
export const createDraftHandlers = (cipher: DataCipher): Pick<Handlers, DraftOperation> => ({
  getDrafts: async (call) => {
    const rows = await findDrafts(call.store, call.account.account_id, call.now);
    return respondWith(
      rows.flatMap((row) => {
        const content = decryptDraft(cipher, row);
        return content === null ? [] : [toDraftEntry(row, content.step)];
      }),
    );
  },
  getDraft: async (call) => {
    const rows = await findDrafts(call.store, call.account.account_id, call.now);
    const row = rows.find(isAt(getDraftPlace(call)));
    const content = row === undefined ? null : decryptDraft(cipher, row);
    if (row === undefined || content === null) return respondWith({ draft: null });
    return respondWith({ draft: { ...toDraftEntry(row, content.step), content: content.content } });
  },
  putDraft: createPutDraft(cipher),
  deleteDraft: async (call) => {
    await removeDraft(call.store, getDraftPlace(call));
    return { kind: 'answer', status: 204 };
  },
});

function createPutDraft(cipher: DataCipher): Handler<'putDraft'> {
  return async (call) => {
    const { body, store, now } = call;
    const place = getDraftPlace(call);
    if ((await findPolicy(call, place.policyNumber)) === null) return refuse(403, 'FORBIDDEN');
    const known = (await findDrafts(store, place.accountId, now)).find(isAt(place));
    const changedAt = clampChangeTime(body.changedAt, now);
    if (known === undefined && body.replaces !== null) return refuse(410, 'DRAFT_GONE');
    // A client that does not know the stored state would overwrite it unseen.
    if (known !== undefined && ![body.revision, body.replaces].includes(known.revision))
      return refuse(409, 'DRAFT_CHANGED');
    const row = await storeDraft(store, cipher, place, { ...body, changedAt, now });
    return respondWith(toDraftEntry(row, body.step));
  };
}

function getDraftPlace({ account, path }: Pick<OperationCall<'getDraft'>, 'account' | 'path'>): DraftPlace {
  return { accountId: account.account_id, form: path.form, policyNumber: path.policyNumber };
}

/** Limits a time from a client's clock, which may be wrong, to the current time and the maximum age of drafts. */
function clampChangeTime(stated: string, now: Date): string {
  const moment = Math.min(Math.max(Date.parse(stated), now.getTime() - draftAge), now.getTime());
  return new Date(moment).toISOString();
}

interface Row {
  readonly form: string;
  readonly policy_number: string;
  readonly revision: string;
  readonly changed_at: string;
  readonly stored_at: string;
}

function toDraftEntry(row: Row, step: string): DraftEntry {
  return {
    form: row.form,
    policyNumber: row.policy_number,
    revision: row.revision,
    step,
    changedAt: row.changed_at,
    expiresAt: new Date(Date.parse(row.stored_at) + draftAge).toISOString(),
  };
}

import { type Static, Type } from '@sinclair/typebox';
import { maxDraftLength } from './maxDraftLength.ts';
import type { Operation } from './Operation.ts';
import { closed, accountParams, draftParams } from './shapes.ts';

/**
 * The states of its draft that the client of a form may have sent: the form, then one or two revisions. `none`: the account may have no state.
 * A client that sends it gets 409 when the draft has another state, or was sent or discarded elsewhere. Without it there is no check.
 */
export const draftHeaders = Type.Object({
  'draft-revision': Type.Optional(
    Type.String({ pattern: '^[a-z][a-z-]{0,39}(?:/(?:none|[0-9a-f-]{8,64})){1,2}$', maxLength: 180 }),
  ),
});

/** The body of a refusal because the draft was sent elsewhere. */
export const sentDraft = Type.Object({
  code: Type.String(),
  /** The address of the receipt in the portal; absent where customers read no receipts. */
  receipt: Type.Optional(Type.String()),
});

/** The id of a state of a draft. The client makes the id, so that storing a draft twice has the same result. */
const revision = Type.String({ pattern: '^[0-9a-f-]{8,64}$', maxLength: 64 });
/** Step of the form at which the customer stopped. */
const step = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]*$', maxLength: 64 });
/** ASCII, because it is JSON that only the form reads. */
const content = Type.String({ pattern: '^[\\x20-\\x7e]+$', maxLength: maxDraftLength });
const moment = Type.String({ format: 'date-time' });

const keptDraft = {
  form: Type.String(),
  policyNumber: Type.String(),
  revision: Type.String(),
  step: Type.String(),
  /** The time of the customer's last change. */
  changedAt: moment,
  /** The time at which the draft is deleted, unless it changes before. */
  expiresAt: moment,
};
const draftEntry = Type.Object(keptDraft);
export type DraftEntry = Static<typeof draftEntry>;

const draftsOff = {
  says: 'Drafts are not kept, or not for a demo account.',
  codes: ['FUNCTIONALITY_OFF'],
};

export const draftOperations = {
  getDrafts: {
    id: 'getDrafts',
    method: 'GET',
    path: '/api/v1/draft/accounts/{accountId}/drafts',
    says: 'The forms an account has begun and not sent, the last one first.',
    params: accountParams,
    answers: {
      200: { says: 'The drafts without their content.', body: Type.Array(draftEntry) },
      403: draftsOff,
    },
  },
  getDraft: {
    id: 'getDraft',
    method: 'GET',
    path: '/api/v1/draft/accounts/{accountId}/drafts/{form}/{policyNumber}',
    says: 'The draft of a form about a contract.',
    params: draftParams,
    answers: {
      200: {
        says: 'The draft, or null where there is none.',
        body: Type.Object({
          draft: Type.Union([Type.Object({ ...keptDraft, content: Type.String() }), Type.Null()]),
        }),
      },
      403: draftsOff,
    },
  },
  putDraft: {
    id: 'putDraft',
    method: 'PUT',
    path: '/api/v1/draft/accounts/{accountId}/drafts/{form}/{policyNumber}',
    says: 'Stores the draft of a form about a contract in place of the state that it replaces.',
    params: draftParams,
    request: closed({
      revision,
      /** The id of the state that this state replaces; null when the client knows none. */
      replaces: Type.Union([revision, Type.Null()]),
      step,
      changedAt: Type.String({ format: 'date-time', maxLength: 40 }),
      content,
    }),
    answers: {
      200: { says: 'Stored.', body: draftEntry },
      403: {
        says: 'A demo account, an account that is not activated, a contract that is not its own, or drafts are not kept.',
        codes: ['DEMO_ACCOUNT', 'NOT_ACTIVATED', 'FORBIDDEN', 'FUNCTIONALITY_OFF'],
      },
      409: { says: 'There is another state than the one to be replaced.', codes: ['DRAFT_CHANGED'] },
      410: { says: 'The draft was sent or discarded elsewhere.', codes: ['DRAFT_GONE'] },
    },
  },
  deleteDraft: {
    id: 'deleteDraft',
    method: 'DELETE',
    path: '/api/v1/draft/accounts/{accountId}/drafts/{form}/{policyNumber}',
    says: 'Deletes a draft.',
    params: draftParams,
    answers: { 204: { says: 'There is none any more.' }, 403: draftsOff },
  },
} as const satisfies Readonly<Record<string, Operation>>;

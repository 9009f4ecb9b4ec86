import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CallReply, isDirty, type Journey } from '../../engine/index.ts';
import type { BrowserStorage } from '../../ui/storage/createBrowserStorage.ts';
import type { AccountDrafts } from './AccountDrafts.ts';
import { createDraftSender } from './createDraftSender.ts';
import type { DraftWindows } from './draftWindows.ts';
import { type DraftOrigin, adoptAccountDraft, writeRevision } from './adoptAccountDraft.ts';
import { retryDelays } from './retryDelays.ts';

/** The state of the account's draft. */
export type KeepState =
  /** There is no change yet, or none is kept yet. */
  | { readonly kind: 'idle' }
  /** `restoredFrom` is the time of the account's draft that the form was restored from, until the first change. */
  | { readonly kind: 'kept'; readonly until: string | null; readonly restoredFrom?: string }
  | { readonly kind: 'failed' }
  /** Another device has a later state, or has sent or discarded the form. The draft is not kept until the customer decides. */
  | { readonly kind: 'changed' | 'gone' }
  /** The form was sent on another device or in another window. `receipt`: the address of what was sent. */
  | { readonly kind: 'sent'; readonly receipt: string }
  | { readonly kind: 'off' };

/** Keeps the draft of an open form with the account in the background; a failed request is repeated. */
export interface AccountKeeper {
  readonly state: Pick<StoreApi<KeepState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Returns true when the account has all changes. */
  readonly hasAll: () => boolean;
  /** Called when the form is drawn: sends the changes that the account does not have yet. */
  readonly opened: (journey: Journey) => void;
  readonly changed: (journey: Journey) => void;
  /** Sends waiting changes at once. */
  readonly flush: () => void;
  /** Called when the answers of this tab were discarded. `isEnd`: the account's draft is removed as well. */
  readonly discarded: (isEnd: boolean) => void;
  /** The form and the states of its draft that the account may have, for the request that sends the form; null when it keeps none. */
  readonly stated: () => string | null;
  /** Called with the answer to that request. */
  readonly heard: (reply: CallReply) => void;
  /** Follows the news of other windows; returns a function that stops it. */
  readonly listen: () => () => void;
  /** Checks whether another device has changed the draft. */
  readonly look: () => Promise<void>;
  /** Sends the state of this tab, even when another device has kept a later state. */
  readonly insist: (journey: Journey) => Promise<void>;
  /** Opens the form anew with the account's draft. The draft of this tab must be gone. */
  readonly giveWay: () => void;
}

interface KeeperPlace {
  /** Id of the form. */
  readonly form: string;
  readonly windows: DraftWindows;
  readonly drafts: AccountDrafts;
  readonly storage: BrowserStorage;
  readonly key: string;
}

export function createAccountKeeper({ form, drafts, storage, key, windows }: KeeperPlace): AccountKeeper {
  const opened = adoptAccountDraft(storage, key, drafts.found, drafts.now().getTime());
  const store = createStore<KeepState>()(() => getInitialKeepState(opened, drafts));
  const move = (to: KeepState) => store.setState(to, true);
  const isStopped = () => {
    const { kind } = store.getState();
    return kind === 'off' || isOutdated(kind);
  };
  let revision = opened.revision;
  let step = '';
  function note(next: string | null): void {
    revision = next;
    writeRevision(storage, key, next);
  }
  const sender = createDraftSender({
    drafts,
    revision: () => revision,
    isStopped,
    answered(reply, name) {
      if (typeof reply === 'object') {
        note(name);
        windows.tell(name);
      }
      move(typeof reply === 'object' ? reply : { kind: reply });
    },
  });
  const changed = (journey: Journey) => {
    step = journey.at.kind === 'step' ? journey.at.step : step;
    const isBegun = step !== '' && isDirty(journey.walk);
    if (isBegun) sender.add({ journey, changedAt: drafts.now().toISOString(), step });
  };

  return {
    state: store,
    hasAll: () => store.getState().kind === 'kept' && !sender.isBusy(),
    opened: (journey) => void (opened.kind === 'restored' || changed(journey)),
    changed,
    flush: sender.flush,
    discarded(isEnd) {
      if (!isEnd) return sender.flush();
      // The state of another device stays.
      const isKnown = (revision !== null || sender.isBusy()) && !isOutdated(store.getState().kind);
      sender.forget();
      note(null);
      move({ kind: 'idle' });
      if (!isKnown) return;
      windows.tell(null);
      void sender.settled().then(() => remove(drafts));
    },
    stated() {
      if (store.getState().kind === 'off') return null;
      const sent = sender.unanswered();
      return [form, revision ?? 'none', ...(sent === null ? [] : [sent])].join('/');
    },
    heard(reply) {
      const refusal = readDraftRefusal(reply);
      if (refusal !== null) move(refusal);
    },
    ...followOthers({ store, drafts, windows, sender, getRevision: () => revision, note, move, changed }),
  };
}

interface KeeperParts extends Pick<KeeperPlace, 'drafts' | 'windows'> {
  readonly store: StoreApi<KeepState>;
  readonly sender: ReturnType<typeof createDraftSender>;
  readonly getRevision: () => string | null;
  readonly note: (revision: string | null) => void;
  readonly move: (to: KeepState) => void;
  readonly changed: (journey: Journey) => void;
}

const isOutdated = (kind: KeepState['kind']) => ['changed', 'gone', 'sent'].includes(kind);

/** Creates the part of the keeper that other windows and devices concern. */
function followOthers({
  store,
  drafts,
  windows,
  sender,
  getRevision,
  note,
  move,
  changed,
}: KeeperParts): Pick<AccountKeeper, 'listen' | 'look' | 'insist' | 'giveWay'> {
  return {
    listen: () =>
      windows.listen((other) => {
        const isUntouched = getRevision() === null && (other === null || !sender.isBusy());
        const { kind } = store.getState();
        if (['off', 'gone', 'sent'].includes(kind) || isUntouched || other === getRevision()) return;
        move({ kind: other === null ? 'gone' : 'changed' });
      }),
    async look() {
      if (sender.isBusy()) return sender.flush();
      const { kind } = store.getState();
      if (kind === 'off' || isOutdated(kind) || getRevision() === null) return;
      const now = await drafts.look();
      const revision = getRevision();
      if (now === 'unknown' || now?.revision === revision || revision === null || sender.isBusy()) return;
      move({ kind: now === null ? 'gone' : 'changed' });
    },
    async insist(journey) {
      const now = await drafts.look();
      if (now === 'unknown') return;
      note(now?.revision ?? null);
      move({ kind: 'idle' });
      changed(journey);
      sender.flush();
    },
    giveWay() {
      note(null);
      drafts.reopen();
    },
  };
}

/** Reads the refusal of a form whose draft has another state, or is gone; null for another answer. */
function readDraftRefusal(reply: CallReply): KeepState | null {
  if (typeof reply === 'string') return null;
  switch (reply.body) {
    case 'DRAFT_SENT':
      return reply.receipt === undefined ? { kind: 'gone' } : { kind: 'sent', receipt: reply.receipt };
    case 'DRAFT_CHANGED':
      return { kind: 'changed' };
    case 'DRAFT_GONE':
      return { kind: 'gone' };
    default:
      return null;
  }
}

function getInitialKeepState({ kind }: DraftOrigin, { found }: AccountDrafts): KeepState {
  if (kind === 'gone') return { kind };
  return kind === 'restored' && found !== null && found !== 'unknown'
    ? { kind: 'kept', until: found.expiresAt, restoredFrom: found.changedAt }
    : { kind: 'idle' };
}

async function remove(drafts: AccountDrafts, attempt = 0): Promise<void> {
  if ((await drafts.remove()) || attempt >= retryDelays.removal.length) return;
  setTimeout(() => void remove(drafts, attempt + 1), retryDelays.removal[attempt]);
}

import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { drive, isDirty, openJourney, createStoredDraft } from '../../engine/index.ts';
import type { Facts, Journey, JourneyEvent, Performer, Wizard } from '../../engine/index.ts';
import type { FileRefusal } from '../../ui/files/checkFile.ts';
import type { BrowserStorage } from '../../ui/storage/createBrowserStorage.ts';
import type { AccountKeeper } from './accountKeeper.ts';
import { readDraft, writeDraft } from './draftStorage.ts';
import { createNodeListeners } from './createNodeListeners.ts';
import type { SubscribeToNode } from './createNodeListeners.ts';
import { createSessionNotices } from './createSessionNotices.ts';

/** Milliseconds from a change to its write, and between writes while the customer types. */
const saveDelay = 120;
const burstDelay = 500;

/** The journey of an open form, kept in the session storage as a draft. */
export interface DraftStore extends Pick<StoreApi<Journey>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly subscribeToNode: SubscribeToNode;
  /** Sends an event to the journey. It runs synchronously, or after the event that is being handled. */
  readonly dispatch: (event: JourneyEvent) => void;
  /** Writes waiting changes at once. */
  readonly save: () => void;
  /** Files that are sent after the form. They are no answers, stay on this page, and outlast the answers until the end page takes them. */
  readonly files: StoreApi<readonly ChosenFile[]>;
}

/** A file that was chosen on this page. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  /** Null: it will be sent. */
  readonly refusal: FileRefusal | null;
}

/** The tasks of a journey that the page performs. The store itself handles timers and storage. */
export type PagePerformer = Omit<Performer, 'pause' | 'unpause' | 'store' | 'discard' | 'remember'>;

interface DraftPlace {
  readonly wizard: Wizard;
  readonly facts: Facts;
  readonly key: string;
  readonly storage: BrowserStorage;
  readonly now: () => number;
  /** Keeps the draft with the account; null when the account keeps none. */
  readonly keeper: AccountKeeper | null;
  readonly page: (dispatch: DraftStore['dispatch'], journey: DraftStore['getState']) => PagePerformer;
}

/** Opens the draft of a form: the stored one, migrated to this definition, or a fresh start. */
export function createDraftStore({ wizard, facts, key, storage, now, keeper, page }: DraftPlace): DraftStore {
  const store = createStore<Journey>()(() =>
    openJourney(wizard, facts, readDraft(storage, key, now()), crypto.randomUUID()),
  );
  const files = createStore<readonly ChosenFile[]>()(() => []);
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const seen = createSessionNotices(wizard, storage);
  let saving: ReturnType<typeof setTimeout> | undefined;
  let savedAt = -Infinity;
  let refusalSaid = false;

  function save(): void {
    if (saving === undefined) return;
    clearTimeout(saving);
    saving = undefined;
    savedAt = now();
    const journey = store.getState();
    if (!isDirty(journey.walk)) return storage.remove(key);
    if (writeDraft(storage, key, createStoredDraft(journey, now())) || refusalSaid) return;
    refusalSaid = true;
    dispatch({ kind: 'notStored' });
  }

  const performer: Performer = {
    ...page((event) => dispatch(event), store.getState),
    pause: ({ timer, milliseconds }) =>
      void timers.set(
        timer,
        setTimeout(() => dispatch({ kind: 'paused', timer }), milliseconds),
      ),
    unpause: ({ timer }) => clearTimeout(timers.get(timer)),
    store({ now: atOnce }) {
      saving ??= setTimeout(save, getSaveDelay(now() - savedAt));
      keeper?.changed(store.getState());
      if (atOnce) save();
    },
    discard({ why }) {
      clearTimeout(saving);
      saving = undefined;
      storage.remove(key);
      keeper?.discarded(why !== 'left');
      if (why !== 'sent') files.setState([], true);
    },
    remember: ({ id }) => seen.add(id),
  };
  const dispatch = drive({
    read: store.getState,
    publish: (journey) => store.setState(journey, true),
    performer,
    seen: seen.ids,
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    subscribeToNode: createNodeListeners(store),
    dispatch,
    save,
    files,
  };
}

/** `since`: milliseconds since the last write. */
function getSaveDelay(since: number): number {
  return since < 0 || since >= burstDelay - saveDelay ? saveDelay : burstDelay - since;
}

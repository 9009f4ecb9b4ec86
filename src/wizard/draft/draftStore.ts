import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { isDirty, resumeWalk, startWalk } from '../../engine/index.ts';
import type { Facts, Wizard } from '../../engine/index.ts';
import type { Draft } from './Draft.ts';
import { removeDraft } from './draftPlace.ts';
import type { DraftStorage } from './draftPlace.ts';
import { readDraft, writeDraft } from './draftStorage.ts';
import { nodeListeners } from './nodeListeners.ts';
import type { SubscribeToNode } from './nodeListeners.ts';
import { storedDraft } from './storedDraft.ts';
import { draftAround } from './transitions.ts';

/** Milliseconds from a change to its place in the storage. */
const saveDelay = 120;

export interface DraftStore extends Pick<StoreApi<Draft>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly subscribeToNode: SubscribeToNode;
  /** One synchronous step. The same draft back means nothing happened. */
  readonly update: (transition: (draft: Draft) => Draft) => void;
  /** Writes at once what is still waiting to be written. */
  readonly save: () => void;
  /** The draft dies: storage and memory hold a fresh start. What an end page needs is handed over. */
  readonly discard: (finished: Draft['finished']) => void;
}

interface DraftPlace {
  readonly wizard: Wizard;
  readonly facts: Facts;
  readonly key: string;
  readonly storage: DraftStorage | null;
  readonly now: () => number;
}

/** Opens the draft of a form: the stored one, migrated to this definition, or a fresh start. */
export function createDraftStore({ wizard, facts, key, storage, now }: DraftPlace): DraftStore {
  const store = createStore<Draft>()(() => openDraft(wizard, facts, readDraft(storage, key, now())));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusalSaid = false;

  function save(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const draft = store.getState();
    if (!isDirty(draft.walk)) return removeDraft(storage, key);
    if (writeDraft(storage, key, storedDraft(draft, now())) || refusalSaid) return;
    refusalSaid = true;
    store.setState({ notices: [...store.getState().notices, 'wizard:draft.notStored'] });
  }

  store.subscribe((draft, before) => {
    if (storedPartsAreSame(draft, before)) return;
    timer ??= setTimeout(save, saveDelay);
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    subscribeToNode: nodeListeners(store),
    update: (transition) => store.setState(transition, true),
    save,
    discard: (finished) => {
      store.setState({ ...draftAround(startWalk(wizard, store.getState().walk.facts)), finished }, true);
      clearTimeout(timer);
      timer = undefined;
      removeDraft(storage, key);
    },
  };
}

function openDraft(wizard: Wizard, facts: Facts, stored: ReturnType<typeof readDraft>): Draft {
  if (stored === null) return draftAround(startWalk(wizard, facts));
  const { walk, dropped } = resumeWalk(wizard, facts, stored);
  const { visited, confirmed, returnTo, callKeys, leftOut } = stored;
  const notices = [
    ...(dropped.length > 0 ? ['wizard:draft.migrated'] : []),
    ...(leftOut ? ['wizard:draft.sensitiveLeftOut'] : []),
  ];
  return { ...draftAround(walk), visited, confirmed, returnTo, callKeys, notices };
}

function storedPartsAreSame(one: Draft, other: Draft): boolean {
  return (
    one.walk === other.walk &&
    one.visited === other.visited &&
    one.confirmed === other.confirmed &&
    one.returnTo === other.returnTo &&
    one.callKeys === other.callKeys
  );
}

import { createStore } from 'zustand/vanilla';
import { drive, type Journey, type Performer } from '../../src/engine/index.ts';
import type { OpenForm } from '../../src/wizard/context/WizardContext.ts';
import type { DraftStore } from '../../src/wizard/draft/draftStore.ts';
import { createNodeListeners } from '../../src/wizard/draft/createNodeListeners.ts';
import type { WizardPorts } from '../../src/wizard/index.ts';
import type { FormTexts } from '../../src/wizard/texts/createFormTexts.ts';
import { noPage } from '../wizard/draft/noPage.ts';

/** Builds the shared data of a form around a draft, to draw its parts without a portal. */
export function openFormAround(draft: DraftStore, texts: FormTexts, ports: WizardPorts): OpenForm {
  return {
    wizard: draft.getState().walk.wizard,
    draft,
    texts,
    ports: () => ports,
    isFirstStep: () => true,
    dialog: null,
    keeper: null,
    SentFiles: null,
    tellHeld: () => undefined,
  };
}

/** Creates a draft that handles events and performs no wants. */
export function draftOf(journey: Journey): DraftStore {
  const store = createStore<Journey>()(() => journey);
  const dispatch = drive({
    read: store.getState,
    publish: (next) => store.setState(next, true),
    performer: idle,
    seen: () => [],
  });
  return {
    ...store,
    subscribeToNode: createNodeListeners(store),
    dispatch,
    save: () => undefined,
    files: createStore<ReturnType<DraftStore['files']['getState']>>()(() => []),
  };
}

const nothing = () => undefined;
const idle: Performer = {
  ...noPage,
  pause: nothing,
  unpause: nothing,
  store: nothing,
  discard: nothing,
  remember: nothing,
};

/** Ports that send no request and find no place. */
export const stillPorts: WizardPorts = {
  facts: {},
  owner: { account: '', brand: '', policy: '' },
  brandName: 'Lindenau',
  thanks: 'Danke.',
  send: () => new Promise(nothing),
  upload: () => new Promise(nothing),
  showBanner: nothing,
  refetch: () => Promise.resolve(),
  logoutAfter: nothing,
  announce: nothing,
  now: () => new Date('2026-11-21T13:05:00Z'),
  places: { suggest: () => new Promise(nothing), resolve: () => new Promise(nothing) },
  contact: {
    service: { phone: '030 23125 100', email: 'service@lindenau.example' },
    claims: { phone: '030 23125 212', email: 'schaden@lindenau.example' },
  },
};

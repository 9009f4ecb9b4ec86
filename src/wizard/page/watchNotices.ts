import { holds } from '../../engine/index.ts';
import type { DraftStore } from '../draft/draftStore.ts';
import { rememberSaid } from '../draft/rememberSaid.ts';
import type { Once } from '../draft/rememberSaid.ts';
import type { SeenInSession } from '../draft/seenInSession.ts';
import type { Ask } from './useQuestion.ts';

interface Watching {
  readonly draft: DraftStore;
  readonly seen: SeenInSession;
  readonly ask: Ask;
}

/**
 * Shows the notices of the rules when their condition starts to hold, and those that reactions raised, until it is told to stop. What
 * is said once counts as said when it was closed.
 */
export function watchNotices({ draft, seen, ask }: Watching): () => void {
  const holding = new Set<string>();
  let stopped = false;

  function isSaid(id: string, once: Once): boolean {
    return draft.getState().confirmed.includes(id) || (once === 'session' && seen.has(id));
  }
  async function say(id: string, once: Once): Promise<void> {
    await ask(id, ['next'], 'next');
    rememberSaid({ draft, seen }, id, once);
  }
  function look(): void {
    if (stopped) return;
    const { walk, raised } = draft.getState();
    for (const { id, when, once } of walk.wizard.notices) {
      if (!holds(walk, when)) holding.delete(id);
      else if (!holding.has(id)) {
        holding.add(id);
        if (!isSaid(id, once)) void say(id, once);
      }
    }
    if (raised.length === 0) return;
    draft.update((before) => ({ ...before, raised: [] }));
    for (const id of raised) void say(id, null);
  }

  // After the page stands, so that the dialog finds it; a page taken down at once says nothing.
  queueMicrotask(look);
  const unsubscribe = draft.subscribe((now, before) => {
    if (now.walk !== before.walk || now.raised.length > 0) look();
  });
  return () => {
    stopped = true;
    unsubscribe();
  };
}

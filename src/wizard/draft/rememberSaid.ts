import type { DraftStore } from './draftStore.ts';
import type { SeenInSession } from './seenInSession.ts';

/** How long something counts as said: as long as the draft, as the session, or not at all. */
export type Once = 'flow' | 'session' | null;

interface Memory {
  readonly draft: DraftStore;
  readonly seen: SeenInSession;
}

/** A notice was read or a confirmation given. */
export function rememberSaid({ draft, seen }: Memory, id: string, once: Once): void {
  if (once === 'session') seen.add(id);
  if (once === 'flow') draft.update((before) => ({ ...before, confirmed: [...before.confirmed, id] }));
}

import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** A text that was typed and stands in no file yet. */
export interface Draft {
  readonly text: string;
  /** The text of the file when typing began; null where a brand had none. */
  readonly was: string | null;
  readonly phase: 'typed' | 'saving';
  /** Why the server did not write it; empty otherwise. */
  readonly why: string;
}

interface Drafts {
  /** By area, key and brand. */
  readonly drafts: Readonly<Record<string, Draft>>;
}

/** Typed text outlives a reload of the tab. */
export const useDrafts = create<Drafts>()(
  persist<Drafts>(() => ({ drafts: {} }), {
    name: 'workbench-texts',
    storage: createJSONStorage(() => sessionStorage),
    // A request of the page before it was loaded again is answered to nobody.
    merge: (kept, fresh) => ({ ...fresh, drafts: Object.fromEntries(listKept(kept)) }),
  }),
);

function listKept(kept: unknown): readonly (readonly [id: string, draft: Draft])[] {
  const { drafts = {} } = (kept ?? {}) as Partial<Drafts>;
  return Object.entries(drafts).map(([id, draft]) => [id, { ...draft, phase: 'typed' }]);
}

export function keepTyped(id: string, draft: Draft): void {
  useDrafts.setState({ drafts: { ...useDrafts.getState().drafts, [id]: draft } });
}

export function dropTyped(id: string): void {
  const { [id]: _, ...others } = useDrafts.getState().drafts;
  useDrafts.setState({ drafts: others });
}

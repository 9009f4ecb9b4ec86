import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { askToWriteFile } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';
import { say } from '../say.ts';

/** A file that was typed in and is not written yet. */
export interface FileDraft {
  readonly text: string;
  /** The text of the file when typing began. */
  readonly was: string;
  readonly phase: 'typed' | 'saving';
  /** Why the server did not write it; empty otherwise. */
  readonly why: string;
}

interface FileDrafts {
  readonly drafts: Readonly<Record<string, FileDraft>>;
}

/** Typed text outlives a reload of the tab. */
export const useFileDrafts = create<FileDrafts>()(
  persist<FileDrafts>(() => ({ drafts: {} }), {
    name: 'workbench-files',
    storage: createJSONStorage(() => sessionStorage),
    // The page that asked to save it is gone.
    merge: (kept, fresh) => ({ ...fresh, drafts: readKept(kept) }),
  }),
);

function readKept(kept: unknown): FileDrafts['drafts'] {
  const { drafts = {} } = (kept ?? {}) as Partial<FileDrafts>;
  return Object.fromEntries(
    Object.entries(drafts).map(([file, draft]) => [file, { ...draft, phase: 'typed' as const }]),
  );
}

export function keepFileDraft(file: string, draft: FileDraft): void {
  useFileDrafts.setState({ drafts: { ...useFileDrafts.getState().drafts, [file]: draft } });
}

export function dropFileDraft(file: string): void {
  const { [file]: _, ...others } = useFileDrafts.getState().drafts;
  useFileDrafts.setState({ drafts: others });
}

/** Writes a typed file. Resolves with the text that the file has now; null when the server refuses, and it stays typed. */
export async function saveFile(form: string, file: string): Promise<string | null> {
  const draft = useFileDrafts.getState().drafts[file];
  if (draft?.phase !== 'typed') return null;
  const { text, was } = draft;
  keepFileDraft(file, { ...draft, phase: 'saving', why: '' });
  try {
    const answer = await askToWriteFile({ form, file, was, text });
    if (answer.kind === 'written') {
      const now = useFileDrafts.getState().drafts[file];
      if (now === undefined || now.text === text) dropFileDraft(file);
      else keepFileDraft(file, { ...now, was: answer.text });
      return answer.text;
    }
    keepFileDraft(file, { ...draft, why: answer.why });
  } catch (error) {
    keepFileDraft(file, { ...draft, why: describeRefusal(error, say('words.unreachable')).why });
  }
  return null;
}

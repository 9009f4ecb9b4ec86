import { useEffect, useState } from 'react';
import type { FormFile } from '../../model/files/FilesApi.ts';
import { askForFiles } from '../askServer.ts';
import { describeRefusal } from '../describeRefusal.ts';
import { say } from '../say.ts';

interface Files {
  readonly form: string;
  readonly files: readonly FormFile[];
  /** Why they cannot be loaded; empty otherwise. */
  readonly why: string;
  /** Takes the text that was written, before the server tells of the change. */
  readonly take: (written: FormFile) => void;
}

/** Loads the files of a form, and loads them again with each other `version`. Null: not loaded yet. */
export function useFiles(form: string, version: number): Files | null {
  const [loaded, setLoaded] = useState<Omit<Files, 'take'> | null>(null);
  useEffect(() => {
    let isOld = false;
    askForFiles(form).then(
      ({ files }) => {
        if (!isOld) setLoaded({ form, files, why: '' });
      },
      (error: unknown) => {
        const { why } = describeRefusal(error, say('words.unreachable'));
        if (!isOld) setLoaded({ form, files: [], why });
      },
    );
    return () => {
      isOld = true;
    };
  }, [form, version]);
  if (loaded?.form !== form) return null;
  return {
    ...loaded,
    take(written) {
      const files = loaded.files.map((one) => (one.file === written.file ? written : one));
      setLoaded({ ...loaded, files });
    },
  };
}

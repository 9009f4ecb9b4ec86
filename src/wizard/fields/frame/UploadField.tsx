import { type ReactNode, useMemo, useState } from 'react';
import type { FieldKey } from '../../../engine/index.ts';
import { UploadContext } from '../../controls/upload/UploadContext.ts';
import { registerFile } from '../../runner/getRegisteredFile.ts';
import { useDraft, useWizard } from '../../context/useWizard.ts';

/** Connects a file field with the journey. Progress draws this field alone. */
export function UploadField({ at, children }: { readonly at: FieldKey; readonly children: ReactNode }) {
  const { draft } = useWizard();
  const upload = useDraft(({ uploads }) => uploads.get(at) ?? null);
  const [picture, setPicture] = useState<File | null>(null);
  const access = useMemo(
    () => ({
      upload,
      picture,
      choose(file: File): void {
        setPicture(file.type.startsWith('image/') ? file : null);
        draft.dispatch({ kind: 'fileChosen', field: at, file: registerFile(file) });
      },
      retry: () => draft.dispatch({ kind: 'fileRetried', field: at }),
    }),
    [draft, at, upload, picture],
  );
  return <UploadContext value={access}>{children}</UploadContext>;
}

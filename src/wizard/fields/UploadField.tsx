import { type ReactNode, useMemo } from 'react';
import type { FieldKey } from '../../engine/index.ts';
import { UploadContext } from '../controls/upload/UploadContext.ts';
import { describeFile } from '../runner/bytesOf.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';

/** Connects a file field with the journey. Progress draws this field alone. */
export function UploadField({ at, children }: { readonly at: FieldKey; readonly children: ReactNode }) {
  const { draft } = useWizard();
  const upload = useDraft(({ uploads }) => uploads.get(at) ?? null);
  const access = useMemo(
    () => ({
      upload,
      choose: (file: File) => draft.dispatch({ kind: 'fileChosen', field: at, file: describeFile(file) }),
      retry: () => draft.dispatch({ kind: 'fileRetried', field: at }),
    }),
    [draft, at, upload],
  );
  return <UploadContext value={access}>{children}</UploadContext>;
}

import { Suspense } from 'react';
import { useStore } from 'zustand';
import { useWizard } from '../context/useWizard.ts';

/** The files that were chosen in the form, and their state. */
export function DoneFiles({ of }: { readonly of: unknown }) {
  const { draft, texts, SentFiles } = useWizard();
  const chosen = useStore(draft.files);
  if (SentFiles !== null && typeof of === 'string')
    return (
      <Suspense>
        <SentFiles of={of} take={() => takeFiles(draft)} say={(part) => texts.get([`done.files.${part}`])} />
      </Suspense>
    );
  // Without an id of the server the files have no target.
  return chosen.length > 0 && <p role="alert">{texts.get(['wizard:done.filesNotSent'])}</p>;
}

function takeFiles({ files }: ReturnType<typeof useWizard>['draft']): readonly File[] {
  const chosen = files.getState();
  files.setState([], true);
  return chosen.flatMap(({ file, refusal }) => (refusal === null ? [file] : []));
}

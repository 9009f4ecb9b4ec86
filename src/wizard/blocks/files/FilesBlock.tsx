import { Suspense } from 'react';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { createLazyPart } from '../../../ui/loading/createLazyPart.ts';

const ChosenFiles = createLazyPart(async () => (await import('./ChosenFiles.tsx')).ChosenFiles);

/** Files that are sent after the form. The code for choosing them is loaded after the first step is drawn. */
export function FilesBlock(props: BlockProps) {
  return (
    <Suspense fallback={null}>
      <ChosenFiles {...props} />
    </Suspense>
  );
}

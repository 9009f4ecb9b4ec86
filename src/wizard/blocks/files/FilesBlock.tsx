import { Suspense } from 'react';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { lazyPart } from '../../../ui/loading/lazyPart.ts';

const ChosenFiles = lazyPart(async () => (await import('./ChosenFiles.tsx')).ChosenFiles);

/** Files that are sent after the form. The code for choosing them is loaded after the first step is drawn. */
export function FilesBlock(props: BlockProps) {
  return (
    <Suspense fallback={null}>
      <ChosenFiles {...props} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import type { BlockProps } from '../../elements/BlockProps.ts';
import { lazyPart } from '../../../ui/loading/lazyPart.ts';

const ChosenFiles = lazyPart(async () => (await import('./ChosenFiles.tsx')).ChosenFiles);

/** Files that follow the form once it was sent. What takes them is loaded once the first step stands. */
export function FilesBlock(props: BlockProps) {
  return (
    <Suspense fallback={null}>
      <ChosenFiles {...props} />
    </Suspense>
  );
}

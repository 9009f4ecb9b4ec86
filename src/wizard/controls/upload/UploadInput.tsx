import { Suspense } from 'react';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { lazyPart } from '../../../ui/loading/lazyPart.ts';

const UploadControl = lazyPart(async () => (await import('./UploadControl.tsx')).UploadControl);

/** Few steps take a file: what it needs comes after the first look at a form. */
export function UploadInput(props: ControlProps) {
  return (
    <Suspense>
      <UploadControl {...props} />
    </Suspense>
  );
}

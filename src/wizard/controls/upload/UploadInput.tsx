import { Suspense } from 'react';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { createLazyPart } from '../../../ui/loading/createLazyPart.ts';

const UploadControl = createLazyPart(async () => (await import('./UploadControl.tsx')).UploadControl);

/** Only few steps take a file, so the code of the upload is loaded after the form is drawn. */
export function UploadInput(props: ControlProps) {
  return (
    <Suspense>
      <UploadControl {...props} />
    </Suspense>
  );
}

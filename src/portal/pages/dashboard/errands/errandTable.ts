import type { Errands } from '../../../../domain/Errands.ts';

const files = import.meta.glob<Errands>('../../../../../rules/_shared/errands.json', {
  eager: true,
  import: 'default',
});

/** Lint has checked the file: a mistake in it stops the build. */
export const errandTable = getErrandsFile(Object.values(files));

function getErrandsFile([file]: readonly Errands[]): Errands {
  if (file === undefined) throw new Error('There are no errands');
  return file;
}

import { mountedForms } from '../../src/definitions/disk.ts';
import { addressesWithoutForm } from '../../src/portal/pageTable/pagesWithoutForm.ts';
import { shippedForms } from '../shippedForms.ts';

/** The addresses of all pages that are no step of a form. */
export const pageAddresses: readonly string[] = [
  ...addressesWithoutForm,
  ...mountedForms(shippedForms).flatMap(({ mount, paths, entry }) => {
    if (mount.frame === 'area') return [entry];
    return mount.frame === 'tabs' ? paths : [];
  }),
];

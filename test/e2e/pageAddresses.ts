import { mountedForms } from '../../src/definitions/disk.ts';
import { handAddresses } from '../../src/portal/pageTable/handPages.ts';
import { shippedForms } from '../shippedForms.ts';

/** The addresses of all pages that are no step of a form. */
export const pageAddresses: readonly string[] = [
  ...handAddresses,
  ...mountedForms(shippedForms).flatMap(({ mount, paths }) => (mount.frame === 'tabs' ? paths : [])),
];

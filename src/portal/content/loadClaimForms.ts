import { type ContentSource, type EntryFields, loadEntries, readMember, sortByOrder } from './loadEntries.ts';
import { withProtocol } from './readMedia.ts';
import { readSafeLink } from './readSafeLink.ts';

/** A claim form to download (CLI-019). */
export interface ClaimForm {
  readonly title: string;
  readonly address: string;
  readonly fileName: string;
  /** In KB, rounded up. */
  readonly size: number;
}

/**
 * Loads the claim forms of a brand in ascending `order` (CLI-020). Those for purchase-price protection are loaded only with `withKps`
 * (CLI-017).
 */
export async function loadClaimForms(source: ContentSource, withKps: boolean): Promise<readonly ClaimForm[]> {
  const entries = await loadEntries(source, 'claimDocuments', 'fields.order');
  return readClaimForms(entries, withKps);
}

export function readClaimForms(entries: readonly EntryFields[], withKps: boolean): readonly ClaimForm[] {
  return sortByOrder(entries)
    .filter((fields) => withKps || fields['kps'] !== true)
    .flatMap(readClaimForm);
}

/** An entry without an allowed file address is left out. */
function readClaimForm(fields: EntryFields): readonly ClaimForm[] {
  const file = readMember(readMember(fields['media'], 'fields'), 'file');
  const [title, fileName] = [fields['cmsTitle'], readMember(file, 'fileName')];
  const address = readSafeLink(withProtocol(readMember(file, 'url')));
  const size = readMember(readMember(file, 'details'), 'size');
  if (typeof title !== 'string' || address === null || typeof size !== 'number') return [];
  return [
    { title, address, fileName: typeof fileName === 'string' ? fileName : '', size: Math.ceil(size / 1000) },
  ];
}

import { readFlag } from '../../domain/readFlag.ts';
import {
  type ContentList,
  type ContentSource,
  type EntryFields,
  loadEntries,
  readFile,
  readText,
  readList,
} from '../../content/index.ts';
import { sortByOrder } from './entryFields.ts';

/** A claim form to download (CLI-019). */
export interface ClaimForm {
  readonly title: string;
  readonly address: string;
  readonly fileName: string;
  /** In KB, rounded up; null when unknown. */
  readonly size: number | null;
}

/**
 * Loads the claim forms of a brand in ascending `order` (CLI-020). Those for purchase-price protection are loaded only with `withKps`
 * (CLI-017).
 */
export async function loadClaimForms(
  source: ContentSource,
  withKps: boolean,
): Promise<ContentList<ClaimForm>> {
  return readClaimForms(
    await loadEntries(source, { contentType: 'claimDocuments', order: 'fields.order' }),
    withKps,
  );
}

export function readClaimForms(
  { entries, lost }: ContentList<EntryFields>,
  withKps: boolean,
): ContentList<ClaimForm> {
  const suitable = sortByOrder(entries).filter(({ kps }) => withKps || readFlag(kps) !== true);
  return readList({ entries: suitable, lost }, readClaimForm);
}

/** An entry without an allowed file address cannot be shown. */
function readClaimForm({ cmsTitle, media }: EntryFields): ClaimForm | null {
  const [title, file] = [readText(cmsTitle), readFile(media)];
  if (title === null || file === null) return null;
  const { address, fileName, bytes } = file;
  return { title, address, fileName, size: bytes === null ? null : Math.ceil(bytes / 1000) };
}

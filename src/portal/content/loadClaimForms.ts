import { type ContentSource, loadEntries } from './loadEntries.ts';

/** A claim form to download (CLI-019). */
export interface ClaimForm {
  readonly title: string;
  readonly address: string;
  readonly fileName: string;
  /** In KB, rounded up. */
  readonly size: number;
}

/** The claim forms of a brand in ascending `order` (CLI-020), those for purchase-price protection only where asked for (CLI-017). */
export async function loadClaimForms(source: ContentSource, withKps: boolean): Promise<readonly ClaimForm[]> {
  const entries = await loadEntries(source, 'claimDocuments', 'fields.order');
  return entries.filter((fields) => withKps || fields['kps'] !== true).flatMap(claimFormOf);
}

/** An entry without a file is left out. */
function claimFormOf(fields: Readonly<Record<string, unknown>>): readonly ClaimForm[] {
  const file = member(member(fields['media'], 'fields'), 'file');
  const [title, address, fileName] = [fields['cmsTitle'], member(file, 'url'), member(file, 'fileName')];
  const size = member(member(file, 'details'), 'size');
  if (typeof title !== 'string' || typeof address !== 'string' || typeof size !== 'number') return [];
  return [
    { title, address, fileName: typeof fileName === 'string' ? fileName : '', size: Math.ceil(size / 1000) },
  ];
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

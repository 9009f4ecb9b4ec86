import type { Document } from '@contentful/rich-text-types';
import { asDocument } from './asDocument.ts';
import { type ContentSource, type EntryFields, loadEntries } from './loadEntries.ts';

export type LegalTextName = 'privacy' | 'imprint' | 'termsOfUse' | 'cookies';

/** Where the content service keeps a legal text: in a type of its own, or as a general text of a category (API-050). */
const places: Readonly<Record<LegalTextName, { readonly type: string; readonly category?: string }>> = {
  privacy: { type: 'generalText', category: 'PRIVACY' },
  cookies: { type: 'generalText', category: 'COOKIES' },
  imprint: { type: 'imprint' },
  termsOfUse: { type: 'termsOfUse' },
};

/** A legal text of a brand (LEGAL-002, LEGAL-003); null when nobody wrote it. */
export async function loadLegalText(source: ContentSource, name: LegalTextName): Promise<Document | null> {
  const { type, category } = places[name];
  return readLegalText(await loadEntries(source, type, '-sys.updatedAt', category), source.brand);
}

/** An entry of the brand takes precedence over an entry for all brands. */
export function readLegalText(entries: readonly EntryFields[], brand: string): Document | null {
  const own = entries.filter((fields) => fields['brand'] === brand);
  return [...own, ...entries].map(({ content }) => asDocument(content)).find((text) => text !== null) ?? null;
}

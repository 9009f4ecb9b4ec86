import type { Document } from '@contentful/rich-text-types';
import { asDocument } from './asDocument.ts';
import { type ContentSource, type EntryFields, loadEntries } from './loadEntries.ts';

export type LegalTextName = 'privacy' | 'imprint' | 'termsOfUse' | 'cookies';

/** The place of each legal text in the content service: a type of its own, or a category of general texts (API-050). */
const places: Readonly<Record<LegalTextName, { readonly type: string; readonly category?: string }>> = {
  privacy: { type: 'generalText', category: 'PRIVACY' },
  cookies: { type: 'generalText', category: 'COOKIES' },
  imprint: { type: 'imprint' },
  termsOfUse: { type: 'termsOfUse' },
};

/** Loads a legal text of a brand (LEGAL-002, LEGAL-003); null when there is none. */
export async function loadLegalText(source: ContentSource, name: LegalTextName): Promise<Document | null> {
  const { type, category } = places[name];
  return readLegalText(await loadEntries(source, type, '-sys.updatedAt', category), source.brand);
}

/** An entry of the brand takes precedence over an entry for all brands. */
export function readLegalText(entries: readonly EntryFields[], brand: string): Document | null {
  const own = entries.filter((fields) => fields['brand'] === brand);
  return [...own, ...entries].map(({ content }) => asDocument(content)).find((text) => text !== null) ?? null;
}

import type { Document } from '@contentful/rich-text-types';
import { asDocument } from './asDocument.ts';
import type { ContentList, ContentSource, EntryFields } from './ContentSource.ts';
import { isOfBrand } from './isOfBrand.ts';
import { type EntryQuery, loadEntries } from './loadEntries.ts';
import { readFirst } from './readList.ts';

export type LegalTextName = 'privacy' | 'imprint' | 'termsOfUse' | 'cookies';

/** The place of each legal text in the content service: a type of its own, or a category of general texts (API-050). */
const places: Readonly<Record<LegalTextName, { readonly type: string; readonly category?: string }>> = {
  privacy: { type: 'generalText', category: 'PRIVACY' },
  cookies: { type: 'generalText', category: 'COOKIES' },
  imprint: { type: 'imprint' },
  termsOfUse: { type: 'termsOfUse' },
};

/** Loads a legal text of a brand (LEGAL-002, LEGAL-003); null when there is none. @throws also when it cannot be read. */
export async function loadLegalText(source: ContentSource, name: LegalTextName): Promise<Document | null> {
  return readLegalText(await loadEntries(source, createLegalQuery(name)), source.brand);
}

/** Creates the query for the entries of a legal text; the newest comes first. */
export function createLegalQuery(name: LegalTextName): EntryQuery {
  const { type, category } = places[name];
  return {
    contentType: type,
    order: '-sys.updatedAt',
    ...(category === undefined ? {} : { category }),
  };
}

/** An entry of the brand takes precedence over an entry for all brands. */
export function readLegalText({ entries, lost }: ContentList<EntryFields>, brand: string): Document | null {
  const own = entries.filter((fields) => isOfBrand(fields, brand));
  return readFirst({ entries: [...own, ...entries], lost }, ({ content }) => asDocument(content));
}

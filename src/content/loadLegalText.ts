import type { Document } from '@contentful/rich-text-types';
import {
  asDocument,
  type ContentList,
  type ContentSource,
  type EntryFields,
  loadEntries,
} from '../../content/index.ts';
import { isOfBrand } from './entryFields.ts';
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
  const { type, category } = places[name];
  const query = {
    contentType: type,
    order: '-sys.updatedAt',
    ...(category === undefined ? {} : { category }),
  };
  return readLegalText(await loadEntries(source, query), source.brand);
}

/** An entry of the brand takes precedence over an entry for all brands. */
export function readLegalText({ entries, lost }: ContentList<EntryFields>, brand: string): Document | null {
  const own = entries.filter((fields) => isOfBrand(fields, brand));
  return readFirst({ entries: [...own, ...entries], lost }, ({ content }) => asDocument(content));
}

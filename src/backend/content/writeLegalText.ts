import {
  createLegalQuery,
  type EntryFields,
  type EntryQuery,
  type LegalTextName,
  readLegalText,
} from '../../content/index.ts';
import { loadEntries } from './loadEntries.ts';
import { type ContentCall, loadForeignEntries } from './loadForeignEntries.ts';
import { writeRichText } from './writeRichText.ts';

/**
 * Writes a legal text of a brand for people who are not signed in (LEGAL-001, LEGAL-002); null when there is none. `addressOf` may lead a link
 * elsewhere. @throws Unavailable when the content service fails.
 */
export async function writeLegalText(
  { brand, origin, now }: Pick<ContentCall, 'brand' | 'origin' | 'now'>,
  name: LegalTextName,
  addressOf: (link: string) => string,
): Promise<ReturnType<typeof writeRichText> | null> {
  if (brand === null) return null;
  const query = createLegalQuery(name);
  const foreign = await loadForeignEntries({ brand, origin, now }, query);
  const document = readLegalText(
    foreign ?? { entries: listShipped(query), lost: 0 },
    brand.realm.toLowerCase(),
  );
  return document && writeRichText(document, addressOf);
}

function listShipped({ contentType, category }: EntryQuery): readonly EntryFields[] {
  return loadEntries()
    .filter(({ sys }) => sys.contentType?.sys.id === contentType)
    .map(({ fields }) => fields)
    .filter((fields) => category === undefined || fields['category'] === category);
}

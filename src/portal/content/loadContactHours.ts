import type { Document } from '@contentful/rich-text-types';
import { asDocument } from './asDocument.ts';
import { type ContentSource, loadEntries } from './loadEntries.ts';

/** Loads the opening hours of the service of a brand (CTC-005); null when the content service has no such text. */
export async function loadContactHours(source: ContentSource): Promise<Document | null> {
  const entries = await loadEntries(source, 'contactHours', 'sys.createdAt');
  return entries.map((fields) => asDocument(fields['text'])).find((text) => text !== null) ?? null;
}

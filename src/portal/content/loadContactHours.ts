import type { Document } from '@contentful/rich-text-types';
import { asDocument, type ContentSource, loadEntries, readFirst } from '../../content/index.ts';

/** Loads the opening hours of the service of a brand (CTC-005); null when the content service has no such text. */
export async function loadContactHours(source: ContentSource): Promise<Document | null> {
  const entries = await loadEntries(source, { contentType: 'contactHours', order: 'sys.createdAt' });
  return readFirst(entries, ({ text }) => asDocument(text));
}

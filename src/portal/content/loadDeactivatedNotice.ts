import type { Document } from '@contentful/rich-text-types';
import { asDocument, type ContentSource, loadEntries, readText, readFirst } from '../../content/index.ts';

export interface DeactivatedNoticeContent {
  readonly title: string;
  readonly text: Document | null;
}

/** Loads the notice of a closed portal for a brand; null when the content service has none. */
export async function loadDeactivatedNotice(source: ContentSource): Promise<DeactivatedNoticeContent | null> {
  const entries = await loadEntries(source, { contentType: 'deactivatedNotice', order: 'sys.createdAt' });
  return readFirst(entries, ({ title, text }) => {
    const heading = readText(title);
    return heading === null ? null : { title: heading, text: asDocument(text) };
  });
}

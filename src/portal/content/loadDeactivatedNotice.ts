import type { Document } from '@contentful/rich-text-types';
import { asDocument } from './asDocument.ts';
import { type ContentSource, loadEntries } from './loadEntries.ts';

export interface DeactivatedNoticeContent {
  readonly title: string;
  readonly text: Document | null;
}

/** Loads the notice of a closed portal for a brand; null when the content service has none. */
export async function loadDeactivatedNotice(source: ContentSource): Promise<DeactivatedNoticeContent | null> {
  const entries = await loadEntries(source, 'deactivatedNotice', 'sys.createdAt');
  const [notice = null] = entries.flatMap(({ title, text }) =>
    typeof title === 'string' ? [{ title, text: asDocument(text) }] : [],
  );
  return notice;
}

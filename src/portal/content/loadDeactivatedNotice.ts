import type { Document } from '@contentful/rich-text-types';
import { asDocument } from './asDocument.ts';
import { type ContentSource, loadEntries } from './loadEntries.ts';

export interface DeactivatedNoticeContent {
  readonly title: string;
  readonly text: Document | null;
}

/** The notice of a closed portal for a brand; null when the content service has none. */
export async function loadDeactivatedNotice(source: ContentSource): Promise<DeactivatedNoticeContent | null> {
  const [fields] = await loadEntries(source, 'deactivatedNotice', 'sys.createdAt');
  if (fields === undefined || typeof fields['title'] !== 'string') return null;
  return { title: fields['title'], text: asDocument(fields['text']) };
}

import type { Document } from '@contentful/rich-text-types';

/** A field of the content service as rich text, null when it is none. */
export function asDocument(field: unknown): Document | null {
  return isDocument(field) ? field : null;
}

function isDocument(field: unknown): field is Document {
  return typeof field === 'object' && field !== null && 'nodeType' in field && field.nodeType === 'document';
}

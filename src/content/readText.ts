import { cleanText } from '../plain/cleanText.ts';
import { asDocument } from './asDocument.ts';
import { extractPlainText } from './extractPlainText.ts';

/** Reads a field with a line of text: text, a number or the words of a rich text; null when it is empty or something else. */
export function readText(field: unknown): string | null {
  const text =
    typeof field === 'string' || typeof field === 'number'
      ? String(field)
      : extractPlainText(asDocument(field));
  return cleanText('line', text) || null;
}

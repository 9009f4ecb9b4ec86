import type { Brand } from '../../brand/index.ts';
import { getBrandTexts } from '../texts/getBrandTexts.ts';
import { createTexts, type Texts } from '../texts/createTexts.ts';

/**
 * Returns the texts of one mail in the words of a brand: subject, body and the names of details. They are stored beside the code that
 * writes the mail, in `<name>.de.json`.
 */
export function createMailTexts(
  name: string,
  written: Readonly<Record<string, string>>,
  brand: Brand,
): Texts {
  return createTexts(name, written, getBrandTexts(brand));
}

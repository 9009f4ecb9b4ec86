import type { Brand } from '../../brand/index.ts';
import { getBrandTexts } from '../texts/getBrandTexts.ts';
import { createTexts, type Texts } from '../texts/createTexts.ts';

/**
 * The texts of one mail in the words of a brand. They stand beside the code that writes it, in `<name>.de.json`: its subject, its body, and
 * the names of its details.
 */
export function mailTexts(name: string, written: Readonly<Record<string, string>>, brand: Brand): Texts {
  return createTexts(name, written, getBrandTexts(brand));
}

import shared from '../../../schemas/_shared/texts/paper.de.json' with { type: 'json' };
import type { Brand } from '../../brand/index.ts';
import { createTexts, type Texts } from './createTexts.ts';
import { getBrandTexts } from './getBrandTexts.ts';

/** Returns the texts of papers in the words of a brand. */
export function createPaperTexts(brand: Brand): Texts {
  return createTexts('paper', shared, getBrandTexts(brand));
}

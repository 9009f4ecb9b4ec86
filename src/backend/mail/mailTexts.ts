import shared from '../../../schemas/_shared/texts/mail.de.json' with { type: 'json' };
import type { Brand } from '../../brand/index.ts';
import { createTexts, type Texts } from '../texts/createTexts.ts';
import { brandTextsOf } from '../texts/brandTextsOf.ts';

/** The texts of mails and letters, in the words of a brand. */
export function mailTexts(brand: Brand): Texts {
  return createTexts('mail', shared, brandTextsOf(brand));
}

import accountsTexts from '../../../schemas/_shared/texts/accounts.de.json' with { type: 'json' };
import { createTexts } from '../texts/createTexts.ts';

/** Returns a text of `npm run accounts`. */
export const accountsText = createTexts('accounts', accountsTexts, {});

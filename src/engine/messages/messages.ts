import texts from './messages.de.json' with { type: 'json' };
import { createMessages } from './createMessages.ts';

/** What compiling says about a definition. */
export const { mistake, say } = createMessages(texts);

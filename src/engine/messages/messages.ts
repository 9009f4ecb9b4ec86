import texts from './messages.de.json' with { type: 'json' };
import { createMessages } from './createMessages.ts';

/** The messages of the compiler. */
export const { mistake, say } = createMessages(texts);

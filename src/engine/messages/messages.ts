import texts from './messages.de.json' with { type: 'json' };
import { messagesFrom } from './messagesFrom.ts';

/** What compiling says about a definition. */
export const { mistake, say } = messagesFrom(texts);

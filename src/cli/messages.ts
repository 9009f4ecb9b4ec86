import { messagesFrom } from '../engine/index.ts';
import texts from './messages.de.json' with { type: 'json' };

/** What the command line says around the findings of the tools. */
export const { count, say } = messagesFrom(texts);

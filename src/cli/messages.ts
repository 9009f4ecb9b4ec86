import { createMessages } from '../engine/index.ts';
import texts from './messages.de.json' with { type: 'json' };

/** Messages of the command line beside the findings of the tools. */
export const { count, say } = createMessages(texts);

/** The key of a message, as help and options name it. */
export type MessageKey = Parameters<typeof say>[0];

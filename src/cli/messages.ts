import { createMessages } from '../engine/index.ts';
import texts from './messages.de.json' with { type: 'json' };

/** What the command line says around the findings of the tools. */
export const { count, say } = createMessages(texts);

/** A message that stands alone, as help and options name it. */
export type MessageKey = Parameters<typeof say>[0];

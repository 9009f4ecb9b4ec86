import { createMessages } from '../../engine/index.ts';
import texts from './messages.de.json' with { type: 'json' };

/** Messages about reading and expanding definitions. */
export const { mistake, say } = createMessages(texts);

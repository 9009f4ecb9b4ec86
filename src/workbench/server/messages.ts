import { createMessages } from '../../engine/index.ts';
import texts from '../texts/server.de.json' with { type: 'json' };

/** The sentences of the server. */
export const { count, say } = createMessages(texts);

import { createMessages } from '../../engine/index.ts';
import texts from './messages.de.json' with { type: 'json' };

/** What reading and expanding definitions says about them. */
export const { mistake, say } = createMessages(texts);

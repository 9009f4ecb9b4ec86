import { createMessages } from '../../engine/index.ts';
import texts from './messages.de.json' with { type: 'json' };

/** What the tools say: findings of lint by their code, everything else below the name of its tool. */
export const { mistake, say } = createMessages(texts);

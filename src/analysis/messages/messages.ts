import { createMessages } from '../../engine/index.ts';
import texts from './messages.de.json' with { type: 'json' };

/** Messages of the tools: findings of lint by their code, all others below the name of their tool. */
export const { mistake, say } = createMessages(texts);

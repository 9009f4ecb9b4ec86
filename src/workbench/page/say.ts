import { createMessages } from '../../engine/index.ts';
import texts from '../texts/workbench.de.json' with { type: 'json' };

/** The words of the page. */
export const { count, say } = createMessages(texts);

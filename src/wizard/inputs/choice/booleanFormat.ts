import { fieldFormat } from '../../../engine/index.ts';

/** Reads and writes yes and no in the spelling of inputs. */
export const booleanFormat = fieldFormat('code', (typed) =>
  typed === 'true' || typed === 'false' ? { value: typed === 'true' } : { code: 'boolean' },
);

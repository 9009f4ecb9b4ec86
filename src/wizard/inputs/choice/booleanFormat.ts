import { fieldFormat } from '../../../engine/index.ts';

/** Yes and no as inputs of a page write them. */
export const booleanFormat = fieldFormat((typed) =>
  typed === 'true' || typed === 'false' ? { value: typed === 'true' } : { code: 'boolean' },
);

import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: { hidden: { parameters: { values: { name: { var: 'account.email' } } }, texts: {} } },
};

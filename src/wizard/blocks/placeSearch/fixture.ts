import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: { usual: { parameters: { fills: { street: 'street', city: 'city' } }, texts: {} } },
  below: { street: { type: 'string', maxLength: 80 }, city: { type: 'string', maxLength: 80 } },
};

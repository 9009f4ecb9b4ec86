import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    usual: {
      parameters: { set: { lastName: { const: 'unbekannt' }, firstName: { const: 'unbekannt' } } },
      texts: { label: 'Name unbekannt' },
    },
  },
  below: { lastName: { type: 'string', maxLength: 80 }, firstName: { type: 'string', maxLength: 80 } },
};

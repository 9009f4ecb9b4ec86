import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    usual: { parameters: { to: ['email.filled', 'plate.filled'] }, texts: { label: 'Oft ändert sich' } },
  },
};

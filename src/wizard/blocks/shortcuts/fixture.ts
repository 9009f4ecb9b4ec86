import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: { usual: { parameters: { to: ['asked'] }, texts: { label: 'Oft ändert sich' } } },
};

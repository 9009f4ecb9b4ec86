import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: { usual: { parameters: { of: ['asked'] }, texts: { label: 'Das ändert sich' } } },
};

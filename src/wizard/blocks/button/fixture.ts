import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = { states: { usual: { texts: { label: 'Code noch einmal schicken' } } } };

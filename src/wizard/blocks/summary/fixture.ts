import type { BlockFixture } from '../BlockFixture.ts';

export const fixture: BlockFixture = { states: { usual: { texts: {} } } };

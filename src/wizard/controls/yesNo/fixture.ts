import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'boolean' },
  texts: { legend: 'Gab es Zeugen?', label: 'Gab es Zeugen?' },
  filled: true,
  wrong: null,
};

import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'integer', unit: 'km', minimum: 0, maximum: 200000 },
  texts: { label: 'Kilometerstand' },
  filled: 12000,
  wrong: 250000,
};

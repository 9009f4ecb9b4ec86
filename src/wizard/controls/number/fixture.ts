import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'integer', minimum: 0, maximum: 200000 },
  texts: { label: 'Kilometerstand', unit: 'km' },
  filled: 12000,
  wrong: 250000,
};

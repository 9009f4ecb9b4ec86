import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'boolean', const: true },
  texts: { label: 'Meine Angaben sind vollständig und wahr.' },
  filled: true,
  wrong: null,
  variations: { card: { look: 'card' } },
};

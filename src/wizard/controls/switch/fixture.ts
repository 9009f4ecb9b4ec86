import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'boolean', const: true },
  texts: {
    label: 'Rechnungen per E-Mail',
    'error.mustBeTicked': 'Bitte schalten Sie das ein.',
  },
  filled: true,
  wrong: null,
};

import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100, format: 'email' },
  texts: {
    label: 'E-Mail-Adresse',
    'error.invalid': 'Bitte prüfen Sie die E-Mail-Adresse. Beispiel: name@beispiel.de.',
  },
  filled: 'anna.mueller@example.de',
  wrong: 'anna.mueller@',
  variations: { verdict: { verdict: true } },
};

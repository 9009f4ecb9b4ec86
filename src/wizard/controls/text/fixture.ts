import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100, minLength: 2 },
  texts: { label: 'Name der Werkstatt', hint: 'Wie er auf dem Schild steht' },
  filled: 'Autohaus Brandt',
  wrong: 'x',
  variations: { here: { quick: ['here'] } },
};

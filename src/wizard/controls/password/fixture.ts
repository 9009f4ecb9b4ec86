import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100, minLength: 10 },
  texts: { label: 'Neues Passwort', hint: 'Mindestens zehn Zeichen' },
  filled: 'Sonnenblume-47',
  wrong: 'kurz',
};

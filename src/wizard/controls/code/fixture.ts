import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100, minLength: 8 },
  texts: { label: 'Code aus dem Brief', hint: 'Groß- und Kleinschreibung zählt' },
  filled: 'aB3dE6gH9jK2',
  wrong: 'aB3',
};

import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 12 },
  texts: { label: 'Amtliches Kennzeichen', hint: 'Zum Beispiel KA-AB 123' },
  filled: 'KA-AB 123E',
  wrong: 'KA-AB 123 und noch mehr',
};

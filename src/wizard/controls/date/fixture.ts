import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100, format: 'date' },
  texts: { label: 'Wann ist der Schaden passiert?', hint: 'Zum Beispiel 27.3.2026' },
  filled: '2026-03-27',
  wrong: { unreadable: '31.02.2026', code: 'dateNoSuchDay' },
  variations: { quick: { quick: ['today', 'yesterday'] } },
};

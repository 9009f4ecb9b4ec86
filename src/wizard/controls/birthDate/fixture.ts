import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100, format: 'date' },
  texts: { legend: 'Ihr Geburtsdatum', label: 'Ihr Geburtsdatum', hint: 'Zum Beispiel 27.3.1986' },
  filled: '1986-03-27',
  wrong: { unreadable: '31.02.1986', code: 'dateNoSuchDay' },
};

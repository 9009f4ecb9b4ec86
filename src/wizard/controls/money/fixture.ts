import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'number', minimum: 0, maximum: 5000 },
  texts: { label: 'Höhe der Rechnung', unit: '€' },
  filled: 1234.5,
  wrong: { unreadable: 'viel', code: 'money' },
};

import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100 },
  texts: {
    legend: 'Versicherungsnummer',
    label: 'Versicherungsnummer',
    hint: 'Sie steht oben auf Ihrer Rechnung',
  },
  filled: '1234Y-5.678.901',
  wrong: { unreadable: '1234Y-..', code: 'policyNumberShort' },
};

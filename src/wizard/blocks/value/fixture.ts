import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    filled: {
      parameters: { of: 'account.email' },
      texts: { label: 'Ihre E-Mail-Adresse', hint: 'Sie ändern sie unter „Meine Daten“.' },
    },
    code: {
      parameters: { of: { const: 'COMFORT' } },
      texts: { label: 'Ihr Tarif', 'options.COMFORT': 'Komfort' },
    },
    row: { parameters: { of: { const: '33 %' }, look: 'row' }, texts: { label: 'Beitragssatz' } },
    empty: { parameters: { of: 'account.phone' }, texts: { label: 'Ihre Telefonnummer' } },
  },
};

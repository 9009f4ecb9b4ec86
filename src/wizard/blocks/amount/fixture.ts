import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    usual: {
      parameters: { values: { amount: { euro: '59.29' } } },
      texts: { label: 'Beitrag im Monat', text: 'Abbuchung von Ihrem Konto' },
    },
  },
};

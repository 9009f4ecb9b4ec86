import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    usual: {
      parameters: { values: { reason: { const: 'dunning' } } },
      texts: {
        title: 'Ändern geht gerade nur am Telefon',
        'lock.dunning': 'Es sind noch Beiträge offen. Bei Fragen [rufen Sie uns bitte an](phone).',
      },
    },
  },
};

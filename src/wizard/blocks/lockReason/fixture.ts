import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    own: {
      texts: {
        title: 'Was unser Kundenservice ändert',
        text: 'Ein Haken zeigt, was zu Ihrem Vertrag gehört. [Rufen Sie uns gern an](phone).',
      },
    },
    usual: {
      parameters: { values: { reason: { const: 'dunning' } } },
      texts: {
        title: 'Ändern geht gerade nur am Telefon',
        'lock.dunning': 'Es sind noch Beiträge offen. Bei Fragen [rufen Sie uns bitte an](phone).',
      },
    },
  },
};

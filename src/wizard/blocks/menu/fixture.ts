import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    usual: {
      parameters: { items: ['protection', 'roadside'] },
      texts: {
        label: 'Bausteine',
        hint: 'Was Sie dazu nehmen können',
        'options.protection': 'Rabattschutz',
        'options.protection.hint': 'Ihre Schadenfreiheitsklasse bleibt nach einem Schaden, wie sie ist',
        'options.roadside': 'Schutzbrief mit Auslandsschadenschutz',
      },
    },
  },
};

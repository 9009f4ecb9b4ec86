import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    included: {
      parameters: { values: { level: { const: 'SF 12' }, percent: { const: '33 %' } } },
      texts: { label: 'Kfz-Haftpflicht', text: 'Schäden bei anderen, 100 Mio. € pauschal' },
    },
    absent: {
      parameters: { included: false },
      texts: { label: 'Schutzbrief', text: 'Nicht eingeschlossen' },
    },
  },
};

import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    closed: {
      parameters: { image: '/pictures/IMG' },
      texts: {
        label: 'Wo finde ich die Nummer?',
        alt: 'Eine Rechnung, auf der die Nummer rechts oben steht',
        caption: 'Rechts oben auf der Rechnung',
      },
    },
  },
};

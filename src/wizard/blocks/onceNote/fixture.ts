import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    info: {
      texts: {
        title: 'Neu',
        text: 'Sie können Belege jetzt auch fotografieren.',
        close: 'Hinweis schließen',
      },
    },
  },
};

import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    usual: {
      parameters: {
        mediaTypes: ['image/jpeg', 'image/png', 'application/pdf'],
        maxBytes: 10_000_000,
        most: 10,
      },
      texts: {
        title: 'Fotos und Unterlagen',
        text: 'Fotos vom Schaden helfen uns, schneller zu entscheiden.',
        full: 'Sie haben {most} Dateien ausgewählt, mehr sind nicht möglich.',
      },
    },
  },
};

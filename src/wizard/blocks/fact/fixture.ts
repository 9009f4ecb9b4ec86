import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    usual: { texts: { label: 'Autohaus', text: 'Autohaus Rheinbogen GmbH' } },
    hint: {
      texts: {
        label: 'Vertragsende',
        text: '01.01.2027, 0 Uhr',
        hint: 'Dieser Tag ist nicht mehr versichert.',
      },
    },
  },
};

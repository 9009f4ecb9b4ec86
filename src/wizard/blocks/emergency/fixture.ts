import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    usual: {
      parameters: { number: '112' },
      texts: {
        title: 'Bitte rufen Sie zuerst Hilfe',
        text: 'Hilfe geht vor. Diese Meldung bleibt hier stehen, und Sie machen danach einfach weiter.',
        call: 'Notruf für Feuerwehr und Rettungsdienst',
        line: 'Schadenservice, rund um die Uhr',
        after: 'Sind alle versorgt? Dann geht es hier weiter.',
      },
    },
  },
};

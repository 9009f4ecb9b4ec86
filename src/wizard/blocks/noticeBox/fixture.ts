import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    folded: {
      texts: {
        title: 'Bitte beachten Sie',
        text: 'Bitte antworten Sie wahr und vollständig.',
        unfold: 'Ganzer Wortlaut',
        rest: 'Für Schäden am eigenen Fahrzeug brauchen Sie eine Teil- oder Vollkaskoversicherung.\n\nDie Kraftfahrzeughaftpflichtversicherungsbestätigung schicken wir Ihnen gern noch einmal zu.',
      },
    },
    usual: {
      texts: {
        title: 'Belehrung nach § 28 Absatz 4 VVG',
        text: 'Für Schäden am eigenen Fahrzeug brauchen Sie eine Teil- oder Vollkaskoversicherung. Ob sie besteht, sehen Sie in Ihrem Versicherungsschein.\n\nDie Kraftfahrzeughaftpflichtversicherungsbestätigung schicken wir Ihnen gern noch einmal zu.',
      },
    },
  },
};

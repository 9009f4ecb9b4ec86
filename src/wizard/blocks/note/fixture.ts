import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    info: { texts: { text: 'Halten Sie den Versicherungsschein bereit.' } },
    titled: {
      texts: {
        title: 'Gut zu wissen',
        text: 'Für Schäden am eigenen Fahrzeug brauchen Sie eine Teil- oder Vollkaskoversicherung. Ob sie besteht, sehen Sie in Ihrem Versicherungsschein.\n\nDie Kraftfahrzeughaftpflichtversicherungsbestätigung schicken wir Ihnen gern noch einmal zu.',
      },
    },
    folded: {
      texts: {
        text: 'Die Meldung dauert etwa 10 Minuten.',
        unfold: 'Das brauchen Sie',
        rest: 'Bitte halten Sie bereit:\n\n- den Versicherungsschein\n- die Kraftfahrzeughaftpflichtversicherungsbestätigung',
      },
    },
    warning: {
      parameters: { tone: 'warning' },
      texts: {
        title: 'Bitte beachten',
        text: 'Ohne Kaskoversicherung zahlen wir Schäden am eigenen Fahrzeug nicht.',
      },
    },
    waiting: { parameters: { tone: 'waiting' }, texts: { text: 'Wir prüfen die IBAN …' } },
    success: { parameters: { tone: 'success' }, texts: { text: 'Diese IBAN ist gültig.' } },
    plain: {
      parameters: { tone: 'plain' },
      texts: {
        title: 'So geht es weiter',
        text: 'Für Schäden am eigenen Fahrzeug brauchen Sie eine Teil- oder Vollkaskoversicherung. Ob sie besteht, sehen Sie in Ihrem Versicherungsschein.\n\nDie Kraftfahrzeughaftpflichtversicherungsbestätigung schicken wir Ihnen gern noch einmal zu.',
      },
    },
  },
};

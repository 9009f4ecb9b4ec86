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

import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    car: {
      parameters: {
        values: {
          name: { const: 'Norvik Tavia' },
          plate: { const: 'K-AM 2410' },
          number: { const: '2417Y-3.508.126' },
          body: { const: 'estate' },
        },
      },
      texts: { title: 'Norvik Tavia', plate: 'Kennzeichen', number: 'Versicherungsnummer' },
    },
    addOn: {
      parameters: {
        symbol: 'shield',
        values: {
          name: { const: 'Norvik Tavia' },
          plate: { const: 'K-AM 2410' },
          number: { const: '1528Y-0.774.201' },
          body: { const: 'estate' },
        },
      },
      texts: {
        title: 'Kaufpreisschutz',
        of: 'für Norvik Tavia',
        plate: 'Kennzeichen',
        number: 'Versicherungsnummer',
      },
    },
  },
};

import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', enum: ['GLASS', 'PARKING', 'WILDLIFE'] },
  texts: {
    label: 'Welcher Schaden ist entstanden?',
    'options.GLASS': 'Glasschaden',
    'options.PARKING': 'Parkschaden',
    'options.WILDLIFE': 'Zusammenstoß mit einem Tier, das nicht an der Leine geführt wurde',
  },
  filled: 'PARKING',
  wrong: null,
};

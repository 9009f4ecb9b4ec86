import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100, pattern: '^[0-9 +/()-]+$', examples: ['0221 4711-0'] },
  texts: { label: 'Telefonnummer', hint: 'Mit Vorwahl' },
  filled: '0221 4711-0',
  wrong: 'keine',
};

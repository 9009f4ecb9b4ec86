import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100, pattern: '^[0-9]{5}$', examples: ['50667'] },
  texts: { label: 'Postleitzahl' },
  filled: '50667',
  wrong: '5066',
};

import type { ControlFixture } from '../../inputs/ControlFixture.ts';

export const fixture: ControlFixture = {
  schema: { type: 'string', maxLength: 100, minLength: 15 },
  texts: { label: 'IBAN' },
  filled: 'DE89370400440532013000',
  wrong: 'DE12',
};

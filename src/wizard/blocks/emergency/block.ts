import { Object, String } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  number: String({
    description: 'Die Nummer des Notrufs. Darunter steht die des Formulars (contact)',
    pattern: '^[0-9]{3}$',
  }),
});

export const block = {
  parameters,
  texts: { needed: ['title', 'text', 'call', 'line', 'after'], possible: [] },
} as const satisfies BlockType;

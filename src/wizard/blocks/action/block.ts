import { Object, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  look: Unsafe({
    description: 'primary und secondary: eine Schaltfläche; link: ein Verweis in einer Liste',
    enum: ['primary', 'secondary', 'link'],
  }),
});

export const block = {
  parameters,
  texts: { needed: ['text'], possible: [] },
} as const satisfies BlockType;

import { Object, String } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  image: String({ description: 'Adresse des Bildes; was es zeigt, steht im Text alt' }),
});

export const block = {
  parameters,
  texts: { needed: ['label', 'alt'], possible: ['caption'] },
} as const satisfies BlockType;

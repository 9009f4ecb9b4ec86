import { Array, Object, String } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  items: Array(String({ pattern: '^[a-z][A-Za-z0-9]*$' }), {
    description:
      'Einträge zum Drücken; ihre Namen stehen unter options.<Eintrag>. Was sie zeigen, sagen die Hinweise mit press',
    minItems: 1,
    uniqueItems: true,
  }),
});

export const block = {
  parameters,
  texts: { needed: ['label'], possible: ['hint'], families: { options: 'items' } },
} as const satisfies BlockType;

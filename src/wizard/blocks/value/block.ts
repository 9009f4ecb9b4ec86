import { Object, String } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  of: String({
    description: 'Was angezeigt wird, ohne dass es sich ändern lässt',
    pattern: '^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)+$',
    $ref: 'names.schema.json#/$defs/path',
  }),
});

export const block = {
  parameters,
  texts: { needed: ['label'], possible: ['hint'] },
} as const satisfies BlockType;

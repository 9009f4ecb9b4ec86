import { Object, Optional, Unsafe } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  values: Optional(
    Object({ name: Unsafe({ $ref: 'rule.schema.json#/$defs/value' }) }, { additionalProperties: false }),
  ),
});

export const block = {
  parameters,
  texts: { needed: [], possible: [] },
} as const satisfies BlockType;

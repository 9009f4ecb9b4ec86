import { Integer, Object } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';
import { fileParameters } from '../../controls/upload/control.tools.ts';

/** The files are no answers: their target exists only after the form was sent. The end page sends them. */
export const block = {
  parameters: Object({
    ...fileParameters,
    most: Integer({ description: 'So viele Dateien sind höchstens möglich', minimum: 1 }),
  }),
  texts: { needed: ['title', 'text', 'full'], possible: [], filled: ['most'] },
} as const satisfies BlockType;

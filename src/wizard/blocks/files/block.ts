import { Array, Integer, Literal, Object, Union } from '@sinclair/typebox';
import type { BlockType } from '../../../engine/index.ts';

const parameters = Object({
  mediaTypes: Array(Union([Literal('application/pdf'), Literal('image/png'), Literal('image/jpeg')]), {
    description: 'Dateiformate, die angenommen werden',
    minItems: 1,
    uniqueItems: true,
  }),
  maxBytes: Integer({ description: 'Größte erlaubte Datei in Byte', minimum: 1 }),
  most: Integer({ description: 'So viele Dateien sind höchstens möglich', minimum: 1 }),
});

/** The files are no answers: what they are sent to is there only once the form was sent. The end page sends them. */
export const block = {
  parameters,
  texts: { needed: ['title', 'text', 'full'], possible: [], filled: ['most'] },
} as const satisfies BlockType;

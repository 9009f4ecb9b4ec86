import { Array, Integer, Literal, Object, Union } from '@sinclair/typebox';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';

/** The limits of a file, for all fields and blocks with files. */
export const fileParameters = {
  mediaTypes: Array(Union([Literal('application/pdf'), Literal('image/png'), Literal('image/jpeg')]), {
    description: 'Dateiformate, die angenommen werden',
    minItems: 1,
    uniqueItems: true,
  }),
  maxBytes: Integer({ description: 'Größte erlaubte Datei in Byte', minimum: 1 }),
};

export const tools = {
  types: ['string'],
  parameters: Object(fileParameters),
  pattern: 'file',
  schemaFormat: 'file',
} as const satisfies ControlDescription;

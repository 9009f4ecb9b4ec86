import { Array, Integer, Literal, Union } from '@sinclair/typebox';

/** What a file may be, wherever files are chosen. */
export const fileParameters = {
  mediaTypes: Array(Union([Literal('application/pdf'), Literal('image/png'), Literal('image/jpeg')]), {
    description: 'Dateiformate, die angenommen werden',
    minItems: 1,
    uniqueItems: true,
  }),
  maxBytes: Integer({ description: 'Größte erlaubte Datei in Byte', minimum: 1 }),
};

import { Array, Integer, Literal, Object, Union } from '@sinclair/typebox';
import { textOf } from '../../../engine/index.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';

/** What a file may be, wherever files are chosen. */
export const fileParameters = {
  mediaTypes: Array(Union([Literal('application/pdf'), Literal('image/png'), Literal('image/jpeg')]), {
    description: 'Dateiformate, die angenommen werden',
    minItems: 1,
    uniqueItems: true,
  }),
  maxBytes: Integer({ description: 'Größte erlaubte Datei in Byte', minimum: 1 }),
};

/** Nothing is typed here: a name alone is a file that did not arrive. */
export const control = {
  types: ['string'],
  parameters: Object(fileParameters),
  pattern: 'file',
  schemaFormat: 'file',
  parse: (typed) => (typed.trim() === '' ? null : { unreadable: typed.trim(), code: 'upload' }),
  format: (answer) => (answer !== null && typeof answer === 'object' ? textOf(answer) : String(answer ?? '')),
} as const satisfies ControlDescription;

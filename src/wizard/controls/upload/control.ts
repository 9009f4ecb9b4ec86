import { Object } from '@sinclair/typebox';
import { textOf } from '../../../engine/index.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { fileParameters } from './fileParameters.ts';

/** Nothing is typed here: a name alone is a file that did not arrive. */
export const control = {
  types: ['string'],
  parameters: Object(fileParameters),
  pattern: 'file',
  schemaFormat: 'file',
  parse: (typed) => (typed.trim() === '' ? null : { unreadable: typed.trim(), code: 'upload' }),
  format: (answer) => (answer !== null && typeof answer === 'object' ? textOf(answer) : String(answer ?? '')),
} as const satisfies ControlDescription;

import { fieldFormat, type Read, type Scalar } from '../../../engine/index.ts';
import type { ControlDescription } from '../../inputs/ControlDescription.ts';
import { noParameters } from '../../inputs/noParameters.ts';

/** Capitals without any space, dots or hyphens. Whether such an account can exist is for a check to say, while people still type. */
const readIban: Read = (typed) => {
  const iban = typed.replaceAll(/[\s\u200b-\u200d\u2060\ufeff.-]/g, '').toUpperCase();

  return /^[A-Z0-9]+$/.test(iban) ? { value: iban } : { code: 'iban' };
};

/** In groups of four. */
const writeIban = (value: Scalar): string => String(value).replaceAll(/(.{4})(?=.)/g, '$1 ');

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  isSecret: true,
  ...fieldFormat(readIban, writeIban),
} as const satisfies ControlDescription;

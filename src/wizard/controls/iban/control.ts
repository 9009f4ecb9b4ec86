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

/** Where an account can be debited, and how many characters its IBAN has there. */
const lengths =
  'AD24AT20BE16BG22CH21CY28CZ24DE22DK18EE20ES24FI18FR27GB22GI23GR27HR21HU28IE22IS26IT27LI21LT20LU20LV21MC27MT31NL18NO15PL28PT25RO24SE24SI19SK24SM27VA22';

/** As long as the account numbers of its country. */
const isWhole = (value: Scalar): boolean =>
  lengths.includes(`${String(value).slice(0, 2)}${String(value).length}`);

export const control = {
  types: ['string'],
  parameters: noParameters,
  pattern: 'textbox',
  isSecret: true,
  isWhole,
  ...fieldFormat(readIban, writeIban),
} as const satisfies ControlDescription;

import { type ControlType, fieldFormat, type TextReader, type Scalar } from '../../../engine/index.ts';
import lengths from './lengths.json' with { type: 'json' };

/** Length of an IBAN by country, for countries in which an account can be debited. */
const ibanLengths: ReadonlyMap<string, number> = new Map(Object.entries(lengths));

/** Converts to capitals without spaces, dots and hyphens. The call `checkIban` decides during typing whether such an account can exist. */
const readIban: TextReader = (typed) => {
  const iban = typed
    .replace(/^IBAN[ .-]*(?=[A-Z]{2}\d\d)/i, '')
    .replaceAll(/[ .-]/g, '')
    .toUpperCase();

  return /^[A-Z0-9]+$/.test(iban) ? { value: iban } : { code: 'iban' };
};

/** Writes an IBAN in groups of four. */
const writeIban = (value: Scalar): string => String(value).replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Returns true when an IBAN has the length of its country; false for countries in which no account can be debited. */
const isWhole = (value: Scalar): boolean =>
  ibanLengths.get(String(value).slice(0, 2)) === String(value).length;

export const control = {
  isWhole,
  ...fieldFormat('code', readIban, writeIban),
} as const satisfies ControlType;

import type { Scalar } from '../definition/Wizard.ts';
import type { Read } from './FieldFormat.ts';

/** Capitals without spaces. Whether such an account can exist is for a check to say, while people still type. */
export const readIban: Read = (typed) => {
  const iban = typed.replaceAll(/[\s.-]/g, '').toUpperCase();

  return /^[A-Z0-9]+$/.test(iban) ? { value: iban } : { code: 'iban' };
};

/** In groups of four. */
export const writeIban = (value: Scalar): string => String(value).replaceAll(/(.{4})(?=.)/g, '$1 ');

import type { Scalar } from '../definition/Wizard.ts';
import type { Read } from './FieldFormat.ts';

/** A code from a letter, without the spaces and hyphens of its groups. Its case is the code's own. */
export const readCode: Read = (typed) => {
  const code = typed.replaceAll(/[\s\u2010-\u2015-]/g, '');

  return code === '' ? { code: 'code' } : { value: code };
};

/** In groups of four, as it is printed. */
export const writeCode = (value: Scalar): string => String(value).replaceAll(/(.{4})(?=.)/gsu, '$1 ');

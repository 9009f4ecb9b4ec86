import { type ControlType, fieldFormat, type TextReader, type Scalar } from '../../../engine/index.ts';

/**
 * Reads a code from a letter without the spaces and hyphens of its groups, unless only its hyphens give it the right length. The case stays
 * unchanged.
 */
const readCode: TextReader = (typed) => {
  const code = typed.replaceAll(/[ :-]/g, '');
  const otherwise = typed.replaceAll(/[ :]/g, '');

  return code === '' ? { code: 'code' } : { value: code, otherwise };
};

/** Writes a code in groups of four, as it is printed; a code with hyphens stays unchanged. */
const writeCode = (value: Scalar): string => {
  const code = String(value);
  return code.includes('-') ? code : code.replaceAll(/(.{4})(?=.)/gsu, '$1 ');
};

export const control = fieldFormat('code', readCode, writeCode) satisfies ControlType;

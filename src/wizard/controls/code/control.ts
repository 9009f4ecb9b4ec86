import { type ControlType, fieldFormat, type TextReader, type Scalar } from '../../../engine/index.ts';

/** A code from a letter, without the spaces and hyphens of its groups, unless it has the right length with its hyphens only. Its
 * case is the code's own. */
const readCode: TextReader = (typed) => {
  const code = typed.replaceAll(/[\s\u2010-\u2015-]/g, '');
  const otherwise = typed.replaceAll(/\s/g, '').replaceAll(/[\u2010-\u2015]/g, '-');

  return code === '' ? { code: 'code' } : { value: code, otherwise };
};

/** In groups of four, as it is printed; hyphens of its own are groups enough. */
const writeCode = (value: Scalar): string => {
  const code = String(value);
  return code.includes('-') ? code : code.replaceAll(/(.{4})(?=.)/gsu, '$1 ');
};

export const control = fieldFormat(readCode, writeCode) satisfies ControlType;

import type { Answer, Value } from '../definition/Answer.ts';
import type { Field } from '../definition/Wizard.ts';
import type { FieldError } from './Walk.ts';

interface Verdict {
  readonly field: Field;
  readonly answer: Answer;
  readonly value: Value;
  readonly required: boolean;
  readonly min: string | number | null;
  readonly max: string | number | null;
}

/** Finds the first reason why a shown, unlocked field is not acceptable. The reason is a code, never a text. */
export function findFieldError({ field, answer, value, required, min, max }: Verdict): FieldError | null {
  if (answer !== null && typeof answer === 'object' && 'code' in answer)
    return { code: answer.code, params: {} };
  if (value === null) return required ? { code: 'required', params: {} } : null;
  if (typeof value === 'string' && !isReadable(field, value)) return { code: 'invisible', params: {} };
  const keyword = field.validate(value);
  if (keyword !== null) return findKeywordError(field, keyword, value);
  if (min !== null && typeof min === typeof value && value < min)
    return { code: typeof min === 'string' ? 'tooEarly' : 'tooSmall', params: { min, max } };
  if (max !== null && typeof max === typeof value && value > max)
    return { code: typeof max === 'string' ? 'tooLate' : 'tooLarge', params: { min, max } };
  return null;
}

/** Control characters and invisible characters: without width, or with an effect on the direction of text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Tells whether all characters of a text are visible. Passwords may have any. */
function isReadable({ control: { type } }: Field, text: string): boolean {
  if (type.keepsSpaces) return true;
  return !invisible.test(type.takesLines ? text.replaceAll('\n', '') : text);
}

function findKeywordError(field: Field, keyword: string, value: Value): FieldError {
  const { minLength, maxLength, minimum, maximum } = field.schema;
  const length = typeof value === 'string' ? Array.from(value).length : 0;
  switch (keyword) {
    case 'minLength':
      return { code: 'tooShort', params: { min: minLength ?? null, missing: (minLength ?? 0) - length } };
    case 'maxLength':
      return { code: 'tooLong', params: { max: maxLength ?? null, over: length - (maxLength ?? 0) } };
    case 'minimum':
    case 'maximum':
      return {
        code: keyword === 'minimum' ? 'tooSmall' : 'tooLarge',
        params: { min: minimum ?? null, max: maximum ?? null },
      };
    case 'enum':
      return { code: 'notOffered', params: {} };
    case 'const':
      return { code: 'mustBeTicked', params: {} };
    default:
      return { code: 'invalid', params: {} };
  }
}

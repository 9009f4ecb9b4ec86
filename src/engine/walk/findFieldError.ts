import { countCharacters, findUnusableCharacter } from '../../plain/cleanText.ts';
import { unusableCharacter } from '../controls/fieldFormat.ts';
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
    return {
      code: answer.code,
      params: answer.code === unusableCharacter ? { ...findUnusableCharacter(answer.unreadable) } : {},
    };
  if (value === null) return required ? { code: 'required', params: {} } : null;
  const keyword = field.validate(value);
  if (keyword !== null) return findKeywordError(field, keyword, value);
  if (min !== null && typeof min === typeof value && value < min)
    return { code: typeof min === 'string' ? 'tooEarly' : 'tooSmall', params: { min, max } };
  if (max !== null && typeof max === typeof value && value > max)
    return { code: typeof max === 'string' ? 'tooLate' : 'tooLarge', params: { min, max } };
  return null;
}

function findKeywordError(field: Field, keyword: string, value: Value): FieldError {
  const { minLength, maxLength, minimum, maximum } = field.schema;
  const length = typeof value === 'string' ? countCharacters(value) : 0;
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

import { Kind, type StringOptions, Type, TypeRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { countCharacters } from '../plain/cleanText.ts';

const kind = 'CountedText';

/** A text whose limits count characters as forms and their counters do; those of `Type.String` count halves of an emoji. */
export const countedText = (options: StringOptions) =>
  Type.Unsafe<string>({ ...options, [Kind]: kind, type: 'string' });

TypeRegistry.Set<StringOptions>(kind, ({ minLength = 0, maxLength = Infinity, ...others }, value) => {
  if (typeof value !== 'string' || !Value.Check(Type.String(pickPatternAndFormat(others)), value))
    return false;
  const length = countCharacters(value);
  return length >= minLength && length <= maxLength;
});

function pickPatternAndFormat({ pattern, format }: StringOptions): StringOptions {
  return { ...(pattern !== undefined && { pattern }), ...(format !== undefined && { format }) };
}

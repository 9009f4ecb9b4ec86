import { upToTwenty, commonMembers, type Operator } from './Operator.ts';

function toNullIfEmpty(text: string): string | null {
  return text === '' ? null : text;
}

function createConversion(change: (text: string) => string): Operator {
  return {
    ...commonMembers,
    args: [{ at: 'value' }],
    result: 'text',
    evaluate: (_, text) => (typeof text === 'string' ? toNullIfEmpty(change(text)) : text),
  };
}

export const trim = createConversion((text) => text.trim());
export const upper = createConversion((text) => text.toUpperCase());
export const noSpaces = createConversion((text) => text.replace(/\s/g, ''));

export const join: Operator = {
  ...commonMembers,
  args: [{ at: 'value', rest: true }],
  result: 'text',
  evaluate: (_, ...values) =>
    toNullIfEmpty(values.filter((value) => typeof value === 'string' || typeof value === 'number').join(' ')),
  count: upToTwenty,
};

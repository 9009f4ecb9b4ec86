import { many, plain, type Operator } from './Operator.ts';

function toNullIfEmpty(text: string): string | null {
  return text === '' ? null : text;
}

function conversion(change: (text: string) => string): Operator {
  return {
    ...plain,
    args: [{ at: 'value' }],
    result: 'text',
    evaluate: (_, text) => (typeof text === 'string' ? toNullIfEmpty(change(text)) : text),
  };
}

export const trim = conversion((text) => text.trim());
export const upper = conversion((text) => text.toUpperCase());
export const noSpaces = conversion((text) => text.replace(/\s/g, ''));

export const join: Operator = {
  ...plain,
  args: [{ at: 'value', rest: true }],
  result: 'text',
  evaluate: (_, ...values) =>
    toNullIfEmpty(values.filter((value) => typeof value === 'string' || typeof value === 'number').join(' ')),
  count: many,
};

import type { Answer } from '../definition/Answer.ts';
import type { Field } from '../definition/Wizard.ts';

/** Tells whether the answer of a field is an uploaded file. @public */
export function isFile({ schema }: Pick<Field, 'schema'>): boolean {
  return schema.format === 'file';
}

/** Tells whether an answer has the field's type; any other answer (from an older or manipulated draft) reads as null. */
export function answerFits(field: Field, answer: Answer): boolean {
  if (answer === null) return false;
  if (typeof answer === 'object' && 'unreadable' in answer)
    return typeof answer.unreadable === 'string' && typeof answer.code === 'string';
  if (isFile(field)) return typeof answer === 'object' && typeof answer.file === 'string';
  switch (field.type) {
    case 'boolean':
      return typeof answer === 'boolean';
    case 'string':
      return typeof answer === 'string';
    case 'number':
    case 'integer':
      return typeof answer === 'number';
  }
}

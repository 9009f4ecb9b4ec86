import type { Answer } from '../definition/Answer.ts';
import type { Field } from '../definition/Wizard.ts';

/** Whether the answer is a file that was uploaded. */
export function isFile({ schema }: Pick<Field, 'schema'>): boolean {
  return schema.format === 'file';
}

/** Whether an answer is of the field's type; anything else (an older draft, a foreign hand) reads as nothing. */
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

import type { Expression } from '../../../engine/index.ts';
import { comparisons, type ConditionGroup, type ConditionPart } from './Condition.ts';

/** Writes rows as a condition of a file, as short as the format allows; null is "always". */
export function writeCondition({ mode, parts }: ConditionGroup): Expression {
  const written = parts.flatMap((part) => {
    const one = writePart(part);
    return one === null ? [] : [one];
  });
  const [only = null] = written;
  return written.length < 2 ? only : { [mode === 'all' ? 'and' : 'or']: written };
}

/** Writes one row or group; null for an empty group. */
export function writePart(part: ConditionPart): Expression {
  if (part.kind === 'group') return writeCondition(part);
  if (part.kind === 'other') return part.expression;
  const { subject, operator, value } = part;
  switch (operator) {
    case 'holds':
      return subject;
    case 'holdsNot':
      return `!${subject}`;
    case 'no':
      return { '===': [subject, false] };
    case 'answered':
      return { answered: subject };
    case 'unanswered':
      return { '!': { answered: subject } };
    case 'is':
    case 'isNot':
    case 'oneOf':
    case 'less':
    case 'atMost':
    case 'more':
    case 'atLeast':
      return { [comparisons[operator]]: [subject, value] };
  }
}

import { expandExpression, type Expression, type Problem } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { listWrittenConditions } from './checkConditions.ts';
import comparisons from './comparisons.de.json' with { type: 'json' };

/**
 * Finds sentences that say another number than their rule, or compare with it the other way. What a sentence says without digits, no tool
 * can compare with a rule.
 */
export const falseSentence: Check = (subject) =>
  listWrittenConditions(subject).flatMap(({ file, name, definition }): readonly Problem[] => {
    const { says = '' } = definition;
    const numbers = listNumbers(definition.if);
    const compared = listComparisons(definition.if);
    const at = { file, pointer: formatPointer('conditions', name, 'says') };
    return [...says.matchAll(comparedNumber)].flatMap(([, words = '', written = '']) => {
      const number = Number(written.replaceAll('.', '').replace(',', '.'));
      if (!numbers.has(number)) return [{ ...at, ...mistake('false-sentence.number', { number: written }) }];
      const operator = operatorsByWords.get(words.toLowerCase());
      const used = compared?.get(number);
      if (operator === undefined || used === undefined || used.has(operator)) return [];
      const said = `${words} ${written}`;
      return [{ ...at, ...mistake('false-sentence.order', { said, operators: [...used].join(', ') }) }];
    });
  });

const operatorsByWords: ReadonlyMap<string, string> = new Map(Object.entries(comparisons));

/** A number with the words that compare with it, if there are any. */
const comparedNumber = new RegExp(
  String.raw`(?:\b(${[...operatorsByWords.keys()].join('|')})\s+)?(?<![\p{L}\d])(\d+(?:[.,]\d+)*)(?![\p{L}\d])`,
  'giu',
);

/** Lists all numbers in a rule, in texts and in amounts, too. */
function listNumbers(rule: Expression): ReadonlySet<number> {
  return new Set([...JSON.stringify(rule).matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number)));
}

/** Lists the operators that compare with each number, as if the number stood on the right. Returns null for a rule with a negation. */
function listComparisons(rule: Expression): ReadonlyMap<number, ReadonlySet<string>> | null {
  const found = new Map<number, Set<string>>();
  const { parts } = expandExpression(rule, 'condition');
  for (const part of parts) {
    if (part.kind !== 'operation') continue;
    const { name, operator, operands } = part.operation;
    if (operator.negates) return null;
    if (operator.compares !== 'order') continue;
    operands.forEach((operand, position) => {
      if (typeof operand !== 'number') return;
      const asRight = position === 1 ? name : name.replace(/[<>]/, (sign) => (sign === '<' ? '>' : '<'));
      found.set(operand, (found.get(operand) ?? new Set()).add(asRight));
    });
  }
  return found;
}

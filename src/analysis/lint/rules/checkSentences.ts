import type { ExpressionPart } from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import { listWrittenConditions } from './checkConditions.ts';
import type { Check } from '../LintSubject.ts';
import { formatPointer } from '../shared/formatPointer.ts';
import { listWrittenRules, type WrittenRule } from './listWrittenRules.ts';

const mostComparisons = 3;

/**
 * Finds conditions that need a sentence: the templates cannot express four comparisons or a mix of both connectives well. Promises are left
 * out, because each has a sentence.
 */
export const conditionSentence: Check = (subject) => {
  const places = new Set(
    listWrittenConditions(subject)
      .filter(({ definition }) => (definition.says ?? '').trim() !== '')
      .map(({ file, pointer }) => file + pointer),
  );
  const isSaid = ({ file, pointer }: WrittenRule) =>
    places.has(file + pointer) || pointer.startsWith(formatPointer('promises'));
  // A single word with a small initial is the name of a condition or a code.
  const blank = listWrittenConditions(subject)
    .filter(({ definition: { says } }) => says !== undefined && /^\s*(?:[a-z]\w*\s*)?$/.test(says))
    .map(({ file, name }) => ({
      file,
      pointer: formatPointer('conditions', name),
      key: true,
      ...mistake('condition-sentence.blank', { name }),
    }));
  const unclear = listWrittenRules(subject)
    .filter((rule) => !isSaid(rule) && needsSentence(rule.parts))
    .map(({ file, pointer }) => ({
      file,
      pointer,
      ...mistake('condition-sentence.unclear'),
    }));
  return [...blank, ...unclear];
};

function needsSentence(parts: readonly ExpressionPart[]): boolean {
  const operations = parts.flatMap((part) => (part.kind === 'operation' ? [part.operation] : []));
  const joins = new Set(operations.flatMap(({ name, operator }) => (operator.joins ? [name] : [])));
  const references = parts.filter(
    (part) => (part.kind === 'path' || part.kind === 'condition') && ['condition', 'name'].includes(part.at),
  );
  const compared = operations.filter(
    ({ operator: { result, joins, negates, names } }) =>
      result === 'boolean' && joins === null && !negates && names === null,
  );
  return joins.size > 1 || references.length + compared.length > mostComparisons;
}

import {
  expandExpression,
  findReadPath,
  isList,
  parseOperation,
  subjects,
  type Expression,
} from '../../../engine/index.ts';
import { mistake } from '../../messages/messages.ts';
import type { Check, LintSubject } from '../LintSubject.ts';
import { isSharedFile } from '../shared/filesOfForm.ts';
import { listWrittenConditions } from './checkConditions.ts';
import { listOperationsIn, listWrittenRules, type WrittenRule } from './listWrittenRules.ts';
import { listWrittenValues } from './listWrittenValues.ts';

/**
 * Finds rules that hold for every value of a fact but some, where a service may send values that the definitions do not know: the rule
 * would hold for them, too, and permit what it should not.
 */
export const openNegation: Check = (subject) =>
  [...listWrittenRules(subject), ...listWrittenValues(subject)].flatMap((written) => {
    const { file, form } = written;
    return listExpressions(written).flatMap(({ expression, pointer }) => {
      const path = findDeniedFact(expression, form, subject);
      if (path === null || !isOpenFact(path, subject)) return [];
      return [{ file, pointer, ...mistake('open-negation', { path }) }];
    });
  });

/** Lists a rule and the operands of its operators, with short forms expanded. */
function listExpressions(written: WrittenRule) {
  const operands = listOperationsIn(written).flatMap((operation) =>
    operation.operands.map((expression, position) => ({ expression, pointer: operation.at(position) })),
  );
  return [{ expression: written.rule, pointer: written.pointer }, ...operands];
}

function isOpenFact(path: string, { repository }: LintSubject): boolean {
  const { facts } = repository.shared.facts;
  return Object.hasOwn(facts, path) && facts[path]?.open === 'other';
}

/** Returns the path of which a rule excludes some values; null for every other rule. */
function findDeniedFact(rule: Expression, form: string | null, subject: LintSubject): string | null {
  const operation = parseOperation(rule);
  if (operation?.operator.compares === 'difference') return findComparedPath(operation.operands);
  if (!operation?.operator.negates) return null;
  const inner = parseOperation(findNamedRule(operation.operands[0], form, subject));
  const { compares } = inner?.operator ?? {};
  return inner && (compares === 'equality' || compares === 'membership')
    ? findComparedPath(inner.operands)
    : null;
}

/** Returns the rule of a condition that is read by its name; every other rule as it is. */
function findNamedRule(
  rule: Expression | undefined,
  form: string | null,
  subject: LintSubject,
): Expression | undefined {
  const operation = parseOperation(rule);
  const [name] = operation?.operands ?? [];
  if (operation?.operator.names !== 'condition' || typeof name !== 'string') return rule;
  const named = listWrittenConditions(subject).filter((condition) => condition.name === name);
  const own = named.find(({ file }) => file === `rules/${form}.json`);
  const condition = own ?? named.find(({ file }) => isSharedFile(file));
  return condition && expandExpression(condition.definition.if, 'condition', subjects).expression;
}

/** Returns the path that is compared with literals. */
function findComparedPath([left = null, right = null]: readonly Expression[]): string | null {
  const isLiteral = right === null || typeof right !== 'object' || isList(right);
  return isLiteral && typeof left === 'object' ? findReadPath(left) : null;
}

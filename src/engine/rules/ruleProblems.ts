import type { Rule } from '../definition/Rule.ts';
import { nearestName } from './nearestName.ts';
import { isRuleList } from './isRuleList.ts';
import { isOperator, operators } from './operators.ts';

export interface RuleProblem {
  /** Pointer below the rule. */
  readonly pointer: string;
  readonly code:
    'operator-keys' | 'unknown-operator' | 'argument-count' | 'literal-argument' | 'rule-depth' | 'rule-size';
  readonly message: string;
  readonly hint?: string;
}

const maximumDepth = 16;
const maximumNodes = 200;

/** Refuses at build time everything json-logic-js would read in a surprising way (security.md, Forms). */
export function ruleProblems(rule: Rule): readonly RuleProblem[] {
  const problems: RuleProblem[] = [];
  let nodes = 0;
  visit(rule, '', 1);
  if (nodes > maximumNodes) {
    problems.push({
      pointer: '',
      code: 'rule-size',
      message: `the rule has ${nodes} parts, at most ${maximumNodes} are allowed`,
      hint: 'name parts of it as conditions of their own',
    });
  }
  return problems;

  function visit(part: Rule, pointer: string, depth: number): void {
    nodes += 1;
    if (depth > maximumDepth) {
      problems.push({
        pointer,
        code: 'rule-depth',
        message: `the rule is nested deeper than ${maximumDepth}`,
        hint: 'name parts of it as conditions of their own',
      });
      return;
    }
    if (part === null || typeof part !== 'object') return;
    if (isRuleList(part)) return part.forEach((item, index) => visit(item, `${pointer}/${index}`, depth));
    const keys = Object.keys(part);
    const operator = keys[0];
    if (operator === undefined || keys.length > 1) {
      problems.push({
        pointer,
        code: 'operator-keys',
        message: `a rule object has exactly one operator, this one has ${keys.length ? keys.map((key) => `"${key}"`).join(', ') : 'none'}`,
        hint: 'combine several with "and" or "or"',
      });
      return;
    }
    if (!isOperator(operator)) {
      const near = nearestName(operator, Object.keys(operators));
      problems.push({
        pointer: `${pointer}/${operator.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        code: 'unknown-operator',
        message: `unknown operator "${operator}"`,
        ...(near ? { hint: `did you mean "${near}"?` } : {}),
      });
      return;
    }
    checkOperands(operator, part[operator] ?? null, `${pointer}/${operator}`, depth);
  }

  function checkOperands(
    operator: keyof typeof operators,
    operands: Rule,
    pointer: string,
    depth: number,
  ): void {
    const list = isRuleList(operands) ? operands : [operands];
    const [least, most] = operators[operator].arguments;
    if (list.length < least || list.length > most || (operator === 'if' && list.length % 2 === 0)) {
      const wanted = least === most ? `${least}` : `${least} to ${most}`;
      problems.push({
        pointer,
        code: 'argument-count',
        message: `"${operator}" takes ${wanted} ${most === 1 ? 'operand' : 'operands'}, not ${list.length}`,
        hint: operators[operator].means,
      });
    }
    const kinds: readonly string[] = operators[operator].takes;
    list.forEach((operand, index) => {
      const kind = kinds[Math.min(index, kinds.length - 1)];
      const place = isRuleList(operands) ? `${pointer}/${index}` : pointer;
      if ((kind === 'path' || kind === 'condition' || kind === 'table') && typeof operand !== 'string') {
        problems.push({
          pointer: place,
          code: 'literal-argument',
          message: `"${operator}" takes the name of a ${kind}, not a rule`,
          hint: `write it as a text: { "${operator}": "..." }`,
        });
      } else {
        visit(operand, place, depth + 1);
      }
    });
  }
}

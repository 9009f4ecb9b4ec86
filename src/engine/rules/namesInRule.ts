import type { Rule } from '../definition/Rule.ts';
import { isRuleList } from './isRuleList.ts';
import { isOperator, operators } from './operators.ts';

/** A name a rule mentions, with its place below the rule. */
export interface NameInRule {
  readonly kind: 'path' | 'condition' | 'table';
  readonly name: string;
  readonly pointer: string;
  /** The list whose rows `row.*` means here; null outside `some`, `all`, `none`. */
  readonly rowOf: string | null;
}

export function namesInRule(rule: Rule): readonly NameInRule[] {
  const names: NameInRule[] = [];
  visit(rule, '', null);
  return names;

  function visit(part: Rule, pointer: string, rowOf: string | null): void {
    if (part === null || typeof part !== 'object') return;
    if (isRuleList(part)) return part.forEach((item, index) => visit(item, `${pointer}/${index}`, rowOf));
    for (const [operator, operands] of Object.entries(part)) {
      if (!isOperator(operator)) continue;
      const kinds: readonly string[] = operators[operator].takes;
      const list = isRuleList(operands) ? operands : [operands];
      list.forEach((operand, index) => {
        const kind = kinds[Math.min(index, kinds.length - 1)];
        const place = `${pointer}/${operator}${isRuleList(operands) ? `/${index}` : ''}`;
        if (kind === 'path' || kind === 'condition' || kind === 'table') {
          if (typeof operand === 'string') names.push({ kind, name: operand, pointer: place, rowOf });
        } else {
          visit(operand, place, kind === 'rule' ? listOf(list[0]) : rowOf);
        }
      });
      if (operator === 'today')
        names.push({ kind: 'path', name: 'today', pointer: `${pointer}/today`, rowOf });
    }
  }
}

function listOf(operand: Rule | undefined): string | null {
  if (operand === null || typeof operand !== 'object' || isRuleList(operand)) return null;
  const path = operand['var'];
  const name = path !== undefined && isRuleList(path) ? path[0] : path;
  return typeof name === 'string' ? name : null;
}

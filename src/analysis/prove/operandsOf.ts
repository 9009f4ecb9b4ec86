import type { Rule } from '../../engine/index.ts';

/** Operands of `and` and `or` anywhere in a rule, not looking into named conditions; `neutral` is what leaves the others to decide. */
export function operandsOf(
  rule: Rule,
  pointer: string,
): readonly { readonly pointer: string; readonly operand: Rule; readonly neutral: boolean }[] {
  if (rule === null || typeof rule !== 'object') return [];
  if (Array.isArray(rule))
    return (rule as readonly Rule[]).flatMap((part, index) => operandsOf(part, `${pointer}/${index}`));
  return Object.entries(rule).flatMap(([operator, operands]) => {
    if (rowOperators.has(operator)) return [];
    const list: readonly Rule[] = Array.isArray(operands) ? (operands as readonly Rule[]) : [];
    const own =
      operator === 'and' || operator === 'or'
        ? list.map((operand, index) => ({
            operand,
            pointer: `${pointer}/${operator}/${index}`,
            neutral: operator === 'and',
          }))
        : [];
    return [...own, ...operandsOf(operands, `${pointer}/${operator}`)];
  });
}

/** Their rule is asked once per row. */
export const rowOperators = new Set(['some', 'all', 'none']);

/** The rule with a truth value in the place of one operand; `keys` are its pointer taken apart. */
export function withOperand(rule: Rule, keys: readonly string[], truth: boolean): Rule {
  const [key, ...rest] = keys;
  if (key === undefined) return truth;
  if (rule === null || typeof rule !== 'object') return rule;
  if (Array.isArray(rule)) {
    return (rule as readonly Rule[]).map((part, index) =>
      String(index) === key ? withOperand(part, rest, truth) : part,
    );
  }
  return Object.fromEntries(
    Object.entries(rule).map(([name, part]: readonly [string, Rule]) => [
      name,
      name === key ? withOperand(part, rest, truth) : part,
    ]),
  );
}

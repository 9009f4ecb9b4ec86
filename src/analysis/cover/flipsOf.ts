import { ruleHolds, type Rule, type Scope } from '../../engine/index.ts';

/**
 * Pointers of the operands of `and` and `or` that decide here: taking the opposite truth value for the operand alone would change what
 * the whole rule says. An operand that decides nowhere has no effect.
 */
export function flipsOf(rule: Rule, scope: Scope): readonly string[] {
  const whole = ruleHolds(rule, scope);
  return operandsOf(rule, '').flatMap(({ pointer, operand }) =>
    ruleHolds(withOperand(rule, pointer.split('/').slice(1), !ruleHolds(operand, scope)), scope) === whole
      ? []
      : [pointer],
  );
}

/** Operands of `and` and `or` anywhere in a rule, not looking into named conditions. */
export function operandsOf(
  rule: Rule,
  pointer: string,
): readonly { readonly pointer: string; readonly operand: Rule }[] {
  if (rule === null || typeof rule !== 'object') return [];
  if (Array.isArray(rule))
    return (rule as readonly Rule[]).flatMap((part, index) => operandsOf(part, `${pointer}/${index}`));
  return Object.entries(rule).flatMap(([operator, operands]) => {
    if (rowOperators.has(operator)) return [];
    const list: readonly Rule[] = Array.isArray(operands) ? (operands as readonly Rule[]) : [];
    const own =
      operator === 'and' || operator === 'or'
        ? list.map((operand, index) => ({ pointer: `${pointer}/${operator}/${index}`, operand }))
        : [];
    return [...own, ...operandsOf(operands, `${pointer}/${operator}`)];
  });
}

/** Their rule is asked once per row. */
const rowOperators = new Set(['some', 'all', 'none']);

function withOperand(rule: Rule, keys: readonly string[], truth: boolean): Rule {
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

import { namesInRule, type Rule, type Wizard } from '../../engine/index.ts';

/** The smallest parts of a rule that are true or false: everything below `and`, `or`, `!` and `if`, through named conditions. */
export function atomsOf(rule: Rule, conditions: Wizard['conditions']): readonly Rule[] {
  if (rule === null || typeof rule !== 'object') return [];
  const entry = Object.entries(rule)[0];
  if (Array.isArray(rule) || entry === undefined) return [];
  const [operator, operands] = entry;
  const list: readonly Rule[] = Array.isArray(operands) ? (operands as readonly Rule[]) : [operands];
  switch (operator) {
    case 'and':
    case 'or':
    case '!':
    case 'if':
      return list.flatMap((operand) => atomsOf(operand, conditions));
    case 'is': {
      const condition = typeof list[0] === 'string' ? conditions.get(list[0]) : undefined;
      return condition ? atomsOf(condition.rule, conditions) : [];
    }
    default:
      return [rule];
  }
}

/** Paths an atom reads; `row.*` stands for itself. */
export function pathsOfAtom(atom: Rule): readonly string[] {
  return [...new Set(namesInRule(atom).flatMap((name) => (name.kind === 'path' ? [name.name] : [])))];
}

/** Every scalar literal in an atom. */
export function literalsOf(atom: Rule): readonly (string | number | boolean)[] {
  if (atom === null) return [];
  if (typeof atom !== 'object') return [atom];
  if (Array.isArray(atom)) return (atom as readonly Rule[]).flatMap(literalsOf);
  return Object.entries(atom).flatMap(([operator, operands]) =>
    nameOperators.has(operator) ? [] : literalsOf(operands),
  );
}

const nameOperators = new Set(['var', 'is', 'answered', 'changed', 'old', 'today']);

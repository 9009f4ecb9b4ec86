import { operators, type OperatorSpec, type Rule, type Wizard } from '../../engine/index.ts';

/** What a path is called; the path itself when it has no label. */
export type NameOf = (path: string) => string;

/** A rule as one German sentence, made of the sentences of its operators and of the conditions it names. */
export function ruleInWords(rule: Rule, conditions: Wizard['conditions'], nameOf: NameOf): string {
  if (rule === null) return 'leer';
  if (typeof rule === 'boolean') return rule ? 'Ja' : 'Nein';
  if (typeof rule !== 'object') return String(rule);
  if (Array.isArray(rule))
    return (rule as readonly Rule[]).map((part) => ruleInWords(part, conditions, nameOf)).join(', ');
  const [operator = '', operands = null] = Object.entries(rule)[0] ?? [];
  const list: readonly Rule[] = Array.isArray(operands) ? (operands as readonly Rule[]) : [operands as Rule];
  const name = list[0];
  if (operator === 'is' && typeof name === 'string') return conditions.get(name)?.says ?? name;
  const spec: OperatorSpec | undefined = (operators as Readonly<Record<string, OperatorSpec>>)[operator];
  if (!spec) return JSON.stringify(rule);
  const words = list.map((operand, position) =>
    spec.takes[Math.min(position, spec.takes.length - 1)] === 'path' && typeof operand === 'string'
      ? nameOf(operand)
      : ruleInWords(operand, conditions, nameOf),
  );
  return spec.says
    .replaceAll(/\{\*([^}]*)\}/g, (_, between: string) => words.join(between))
    .replaceAll(/\{(\d)\}/g, (_, position: string) => words[Number(position)] ?? '');
}

import { operators, type Rule, type Wizard } from '../../engine/index.ts';
import { sentence } from './whenShown.ts';

/** A rule in words: the operators' own templates, named conditions in their sentences. */
export function sentenceOfRule(wizard: Wizard, rule: Rule): string {
  if (typeof rule === 'boolean') return rule ? 'Ja' : 'Nein';
  if (rule === null || typeof rule !== 'object') return JSON.stringify(rule);
  if (Array.isArray(rule))
    return (rule as readonly Rule[]).map((part) => sentenceOfRule(wizard, part)).join(', ');
  const [operator, operands] = Object.entries(rule)[0] ?? ['', null];
  const list: readonly Rule[] = Array.isArray(operands) ? (operands as readonly Rule[]) : [operands];
  const name = typeof list[0] === 'string' ? list[0] : '';
  if (operator === 'var') return `„${name}“`;
  if (operator === 'is') return sentence(wizard, { ref: name });
  const says: string = Object.hasOwn(operators, operator)
    ? operators[operator as keyof typeof operators].says
    : operator;
  return says
    .replace(/\{\*([^}]*)\}/, (_, between: string) =>
      list.map((part) => sentenceOfRule(wizard, part)).join(between),
    )
    .replace(/\{(\d)\}/g, (_, position: string) => sentenceOfRule(wizard, list[Number(position)] ?? null));
}

import type { Rule, Scalar } from '../../engine/index.ts';
import type { Keys, Mutant } from './Mutant.ts';

export type RuleMutant = Pick<Mutant, 'keys' | 'kind' | 'says'> & { readonly to?: Rule };

/** What the values of a path are: declared values of a field or fact; null when any value may be. */
export type ValuesOf = (path: string) => readonly (string | number)[] | null;

/** Every small mistake in a rule: whole negated, operands dropped or negated, `and` for `or`, bounds moved, constants exchanged. */
export function ruleMutants(
  rule: Rule,
  keys: Keys,
  valuesOf: ValuesOf,
  inWords: (rule: Rule) => string,
): readonly RuleMutant[] {
  return [
    {
      keys,
      to: { '!': rule },
      kind: 'condition-negated',
      says: `Es gilt das Gegenteil von: ${inWords(rule)}`,
    },
    ...inside(rule, keys),
  ];

  function inside(part: Rule, at: Keys): readonly RuleMutant[] {
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return [];
    const [operator = '', operands = null] = Object.entries(part)[0] ?? [];
    const isList = Array.isArray(operands);
    const list: readonly Rule[] = isList ? (operands as readonly Rule[]) : [operands];
    const below = list.flatMap((operand, index) =>
      inside(operand, isList ? [...at, operator, index] : [...at, operator]),
    );
    return [...ofOperator(part, operator, list, at), ...below];
  }

  function ofOperator(whole: Rule, operator: string, list: readonly Rule[], at: Keys): readonly RuleMutant[] {
    const [first = null, second = null] = list;
    switch (operator) {
      case 'and':
      case 'or': {
        const other = operator === 'and' ? 'or' : 'and';
        return [
          {
            keys: at,
            to: { [other]: list },
            kind: 'and-or-exchanged',
            says: `„${other === 'and' ? 'und' : 'oder'}“ statt „${other === 'and' ? 'oder' : 'und'}“: ${inWords(whole)}`,
          },
          ...list.flatMap((operand, index): readonly RuleMutant[] => [
            ...(list.length > 1
              ? [
                  {
                    keys: [...at, operator, index],
                    kind: 'operand-dropped',
                    says: `Es zählt nicht mehr: ${inWords(operand)}`,
                  },
                ]
              : []),
            {
              keys: [...at, operator, index],
              to: { '!': operand },
              kind: 'operand-negated',
              says: `Es zählt das Gegenteil von: ${inWords(operand)}`,
            },
          ]),
        ];
      }
      case '!':
        return [{ keys: at, to: first, kind: 'negation-dropped', says: `Ohne „nicht“: ${inWords(whole)}` }];
      case '<':
      case '<=':
      case '>':
      case '>=': {
        const other = operator.endsWith('=') ? operator.slice(0, 1) : `${operator}=`;
        return [
          {
            keys: at,
            to: { [other]: list },
            kind: 'bound-moved',
            says: `„${other}“ statt „${operator}“: ${inWords(whole)}`,
          },
          ...constants(operator, list, at),
        ];
      }
      case '===':
      case '!==': {
        const other = operator === '===' ? '!==' : '===';
        return [
          {
            keys: at,
            to: { [other]: list },
            kind: 'comparison-exchanged',
            says: `Statt „${inWords(whole)}“ gilt „${inWords({ [other]: list })}“`,
          },
          ...constants(operator, list, at),
        ];
      }
      case 'in': {
        if (!Array.isArray(second)) return [];
        return (second as readonly Rule[]).map((value, index) => ({
          keys: [...at, 'in', 1, index],
          kind: 'constant-dropped',
          says: `${JSON.stringify(value)} gehört nicht mehr dazu: ${inWords(whole)}`,
        }));
      }
      case 'addDays':
        return constants(operator, list, at);
      default:
        return [];
    }
  }

  /** Numbers one up and down, booleans the other way, declared values by the next one. */
  function constants(operator: string, list: readonly Rule[], at: Keys): readonly RuleMutant[] {
    return list.flatMap((operand, index): readonly RuleMutant[] => {
      const instead = (to: Scalar): RuleMutant => ({
        keys: [...at, operator, index],
        to,
        kind: typeof to === 'number' ? 'bound-moved' : 'constant-exchanged',
        says: `${JSON.stringify(to)} statt ${JSON.stringify(operand)}: ${inWords({ [operator]: list })}`,
      });
      if (typeof operand === 'boolean') return [instead(!operand)];
      const values = list.flatMap((other) => valuesOf(pathOf(other) ?? '') ?? []);
      if (typeof operand === 'number' && values.length === 0)
        return [instead(operand - 1), instead(operand + 1)];
      if (typeof operand !== 'string' && typeof operand !== 'number') return [];
      const next = values[(values.indexOf(operand) + 1) % values.length];
      return next === undefined || next === operand ? [] : [instead(next)];
    });
  }
}

function pathOf(rule: Rule): string | null {
  if (rule === null || typeof rule !== 'object' || Array.isArray(rule) || !('var' in rule)) return null;
  return typeof rule['var'] === 'string' ? rule['var'] : null;
}

import type { FieldRules, Expression, MutationTools, Wizard } from '../../engine/index.ts';
import { refMutants } from './refMutants.ts';
import type { Keys, Mutant } from './Mutant.ts';

/** Small mistakes in the rules of one field. */
export function fieldMutants(
  wizard: Wizard,
  path: string,
  rules: FieldRules,
  tools: MutationTools,
): readonly Mutant[] {
  const keys: Keys = ['fields', path];
  const { show, optional, lock, mark, variants = {}, options, ask } = rules;
  const removed = (key: string, says: string): Mutant => ({
    part: 'rules',
    keys: [...keys, key],
    kind: `${key}-removed`,
    says: `„${path}“ ${says}`,
  });
  const refs = (at: Keys, key: string, ref: Expression | undefined, what: string): readonly Mutant[] =>
    ref === undefined ? [] : refMutants(tools, 'rules', at, key, ref, `„${path}“ ${what}`);
  const negated = (mutants: readonly Mutant[]) => mutants.filter(({ kind }) => !kind.endsWith('-removed'));
  return [
    ...refs(keys, 'show', show, 'zeigt sich'),
    ...(optional === undefined ? [] : [removed('optional', 'ist immer Pflicht')]),
    ...(optional !== undefined && optional !== true
      ? negated(refs(keys, 'optional', optional, 'ist freiwillig'))
      : []),
    ...(lock ? [removed('lock', 'ist nie gesperrt')] : []),
    ...(lock ? negated(refs([...keys, 'lock'], 'when', lock.when, 'ist gesperrt')) : []),
    ...(lock?.to === undefined
      ? []
      : [
          {
            ...removed('lock', 'behält gesperrt den eigenen Wert'),
            keys: [...keys, 'lock', 'to'],
            kind: 'lock-value-removed',
          },
        ]),
    ...negated(refs([...keys, 'ask'], 'when', ask?.when, 'fragt vorher')),
    ...(ask?.refuse ?? []).map((value, index) => ({
      part: 'rules' as const,
      keys: [...keys, 'ask', 'refuse', index],
      kind: 'refusal-removed',
      says: `„${ask?.field}“ lehnt ${JSON.stringify(value)} nicht ab`,
    })),
    ...(mark === undefined ? [] : [removed('mark', 'ist beschriftet, wie es sperrt')]),
    ...bounds(wizard, path, rules),
    ...Object.entries(variants).flatMap(([variant, when]) => [
      {
        part: 'rules' as const,
        keys: [...keys, 'variants', variant],
        kind: 'variant-removed',
        says: `„${path}“ ist nie als „${variant}“ beschriftet`,
      },
      ...negated(refs([...keys, 'variants'], variant, when, `ist als „${variant}“ beschriftet`)).map(
        (mutant) => (mutant.kind === `${variant}-negated` ? { ...mutant, kind: 'variant-negated' } : mutant),
      ),
    ]),
    ...(typeof options === 'object' && 'from' in options && options.where !== undefined
      ? refs([...keys, 'options'], 'where', options.where, 'bietet eine Zeile an')
      : []),
    ...(Array.isArray(options)
      ? (options as readonly { readonly value: string | number; readonly when?: Expression }[]).flatMap(
          (row, index) => [
            {
              part: 'rules' as const,
              keys: [...keys, 'options', index],
              kind: 'option-removed',
              says: `„${path}“ bietet ${JSON.stringify(row.value)} nicht mehr an`,
            },
            ...refs([...keys, 'options', index], 'when', row.when, `bietet ${JSON.stringify(row.value)} an`),
          ],
        )
      : []),
  ];
}

function bounds(wizard: Wizard, path: string, rules: FieldRules): readonly Mutant[] {
  const node = wizard.nodes
    .flatMap((one) => (one.kind === 'list' ? one.parts : [one]))
    .find((one) => one.path === path);
  return (['min', 'max'] as const).flatMap((key): readonly Mutant[] => {
    const value = rules[key];
    if (value === undefined) return [];
    const name = key === 'min' ? 'Untergrenze' : 'Obergrenze';
    const mutant = (kind: string, says: string): Mutant => ({
      part: 'rules',
      keys: ['fields', path, key],
      kind,
      says: `„${path}“: die ${name} ${says}`,
    });
    const isDate = node?.schema.format === 'date';
    return [
      mutant('bound-removed', 'fehlt'),
      ...[-1, 1].flatMap((by) => {
        const to = moved(value, by, isDate);
        return to === null
          ? []
          : [
              {
                ...mutant('bound-moved', `liegt um 1 ${by < 0 ? 'tiefer' : 'höher'}`),
                to,
              },
            ];
      }),
    ];
  });
}

/** A bound one day or one unit away; null when it is of neither kind. */
function moved(value: Expression, by: number, isDate: boolean): Expression | null {
  if (typeof value === 'number') return value + by;
  return isDate ? { addDays: [value, by] } : null;
}

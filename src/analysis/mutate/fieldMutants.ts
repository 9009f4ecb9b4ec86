import type { Expression, FieldRules, MutationTools, OptionRow, Wizard } from '../../engine/index.ts';
import { lockMutants } from './lockMutants.ts';
import { refMutants } from './refMutants.ts';
import type { Keys, Mutant } from './Mutant.ts';

/** A field whose rules are mutated. */
interface Ruled {
  readonly path: string;
  readonly rules: FieldRules;
  readonly keys: Keys;
  readonly tools: MutationTools;
}

/** Small mistakes in the rules of one field. */
export function fieldMutants(
  wizard: Wizard,
  path: string,
  rules: FieldRules,
  tools: MutationTools,
): readonly Mutant[] {
  const field: Ruled = { path, rules, keys: ['fields', path], tools };
  return [
    ...refs(field, [], 'show', rules.show, 'zeigt sich'),
    ...answerMutants(field),
    ...askMutants(field),
    ...(rules.mark === undefined
      ? []
      : [dropped(field, ['mark'], 'mark-removed', `„${path}“ ist beschriftet, wie es sperrt`)]),
    ...bounds(wizard, path, rules),
    ...variantMutants(field),
    ...optionMutants(field),
  ];
}

function dropped({ keys }: Ruled, below: Keys, kind: string, says: string): Mutant {
  return { part: 'rules', keys: [...keys, ...below], kind, says };
}

function refs(
  { path, keys, tools }: Ruled,
  below: Keys,
  key: string,
  ref: Expression | undefined,
  what: string,
): readonly Mutant[] {
  return ref === undefined
    ? []
    : refMutants(tools, 'rules', [...keys, ...below], key, ref, `„${path}“ ${what}`);
}

function negated(mutants: readonly Mutant[]): readonly Mutant[] {
  return mutants.filter(({ kind }) => !kind.endsWith('-removed'));
}

/** Whether an answer is needed, and whether it can be given. */
function answerMutants(field: Ruled): readonly Mutant[] {
  const { path, rules } = field;
  const { optional, lock } = rules;
  return [
    ...(optional === undefined
      ? []
      : [dropped(field, ['optional'], 'optional-removed', `„${path}“ ist immer Pflicht`)]),
    ...(optional === true ? [] : negated(refs(field, [], 'optional', optional, 'ist freiwillig'))),
    ...lockMutants(field.tools, field.keys, `„${path}“`, lock),
  ];
}

/** The question that comes before the field. */
function askMutants(field: Ruled): readonly Mutant[] {
  const { ask } = field.rules;
  return [
    ...negated(refs(field, ['ask'], 'when', ask?.when, 'fragt vorher')),
    ...(ask?.refuse ?? []).map((value, index) =>
      dropped(
        field,
        ['ask', 'refuse', index],
        'refusal-removed',
        `„${ask?.field}“ lehnt ${JSON.stringify(value)} nicht ab`,
      ),
    ),
  ];
}

function variantMutants(field: Ruled): readonly Mutant[] {
  const { path, rules } = field;
  return Object.entries(rules.variants ?? {}).flatMap(([variant, when]) => [
    dropped(
      field,
      ['variants', variant],
      'variant-removed',
      `„${path}“ ist nie als „${variant}“ beschriftet`,
    ),
    ...negated(refs(field, ['variants'], variant, when, `ist als „${variant}“ beschriftet`)).map((mutant) =>
      mutant.kind === `${variant}-negated` ? { ...mutant, kind: 'variant-negated' } : mutant,
    ),
  ]);
}

function optionMutants(field: Ruled): readonly Mutant[] {
  const { path, rules } = field;
  const { options } = rules;
  if (isRows(options))
    return options.flatMap((row, index) => [
      dropped(
        field,
        ['options', index],
        'option-removed',
        `„${path}“ bietet ${JSON.stringify(row.value)} nicht mehr an`,
      ),
      ...refs(field, ['options', index], 'when', row.when, `bietet ${JSON.stringify(row.value)} an`),
      ...disabledMutants(field, row, index),
    ]);
  return typeof options === 'object' && 'from' in options
    ? refs(field, ['options'], 'where', options.where, 'bietet eine Zeile an')
    : [];
}

function disabledMutants(field: Ruled, { value, disabled }: OptionRow, index: number): readonly Mutant[] {
  if (disabled === undefined) return [];
  const keys: Keys = ['options', index, 'disabled'];
  return [
    dropped(field, keys, 'disabled-removed', `„${field.path}“: ${JSON.stringify(value)} ist immer wählbar`),
    ...negated(refs(field, keys, 'when', disabled.when, `lässt ${JSON.stringify(value)} nicht wählen`)),
  ];
}

function isRows(options: FieldRules['options']): options is readonly OptionRow[] {
  return Array.isArray(options);
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

import type { Expression, FieldRules, MutationTools, OptionRow, Wizard } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import { listLockMutants } from './listLockMutants.ts';
import { listRefMutants } from './listRefMutants.ts';
import type { Keys, Mutant } from './Mutant.ts';

/** A field whose rules are mutated. */
interface RuledField {
  readonly path: string;
  readonly rules: FieldRules;
  readonly keys: Keys;
  readonly tools: MutationTools;
}

/** Lists small mistakes in the rules of one field. */
export function listFieldMutants(
  wizard: Wizard,
  path: string,
  rules: FieldRules,
  tools: MutationTools,
): readonly Mutant[] {
  const field: RuledField = { path, rules, keys: ['fields', path], tools };
  return [
    ...listRefs(field, [], 'show', rules.show, say('mutant.field.shows', { path })),
    ...listAnswerMutants(field),
    ...listAskMutants(field),
    ...(rules.mark === undefined
      ? []
      : [createDropMutant(field, ['mark'], 'mark-removed', say('mutant.field.mark', { path }))]),
    ...listBounds(wizard, path, rules),
    ...listVariantMutants(field),
    ...listOptionMutants(field),
  ];
}

function createDropMutant({ keys }: RuledField, below: Keys, kind: string, says: string): Mutant {
  return { part: 'rules', keys: [...keys, ...below], kind, says };
}

function listRefs(
  { keys, tools }: RuledField,
  below: Keys,
  key: string,
  ref: Expression | undefined,
  what: string,
): readonly Mutant[] {
  return ref === undefined ? [] : listRefMutants(tools, 'rules', [...keys, ...below], key, ref, what);
}

function omitRemovals(mutants: readonly Mutant[]): readonly Mutant[] {
  return mutants.filter(({ kind }) => !kind.endsWith('-removed'));
}

/** Lists mistakes in rules that say whether an answer is required and possible. */
function listAnswerMutants(field: RuledField): readonly Mutant[] {
  const { path, rules } = field;
  const { optional, lock } = rules;
  return [
    ...(optional === undefined
      ? []
      : [
          createDropMutant(
            field,
            ['optional'],
            'optional-removed',
            say('mutant.always-required', { what: say('words.quoted', { name: path }) }),
          ),
        ]),
    ...(optional === true
      ? []
      : omitRemovals(listRefs(field, [], 'optional', optional, say('mutant.field.optional', { path })))),
    ...listLockMutants(field.tools, field.keys, say('words.quoted', { name: path }), lock),
  ];
}

/** Lists mistakes in the question before the field. */
function listAskMutants(field: RuledField): readonly Mutant[] {
  const { path, rules } = field;
  const { ask } = rules;
  return [
    ...omitRemovals(listRefs(field, ['ask'], 'when', ask?.when, say('mutant.field.asks', { path }))),
    ...(ask?.refuse ?? []).map((value, index) =>
      createDropMutant(
        field,
        ['ask', 'refuse', index],
        'refusal-removed',
        say('mutant.field.refuses-not', { path: ask?.field ?? '', value: JSON.stringify(value) }),
      ),
    ),
  ];
}

function listVariantMutants(field: RuledField): readonly Mutant[] {
  const { path, rules } = field;
  return Object.entries(rules.variants ?? {}).flatMap(([variant, when]) => [
    createDropMutant(
      field,
      ['variants', variant],
      'variant-removed',
      say('mutant.field.no-variant', { path, variant }),
    ),
    ...omitRemovals(
      listRefs(field, ['variants'], variant, when, say('mutant.field.variant', { path, variant })),
    ).map((mutant) =>
      mutant.kind === `${variant}-negated` ? { ...mutant, kind: 'variant-negated' } : mutant,
    ),
  ]);
}

function listOptionMutants(field: RuledField): readonly Mutant[] {
  const { path, rules } = field;
  const { options } = rules;
  if (isRows(options))
    return options.flatMap((row, index) => [
      createDropMutant(
        field,
        ['options', index],
        'option-removed',
        say('mutant.field.offers-not', { path, value: JSON.stringify(row.value) }),
      ),
      ...listRefs(
        field,
        ['options', index],
        'when',
        row.when,
        say('mutant.field.offers', { path, value: JSON.stringify(row.value) }),
      ),
      ...listDisabledMutants(field, row, index),
    ]);
  return typeof options === 'object' && 'from' in options
    ? listRefs(field, ['options'], 'where', options.where, say('mutant.field.offers-row', { path }))
    : [];
}

function listDisabledMutants(
  field: RuledField,
  { value, disabled }: OptionRow,
  index: number,
): readonly Mutant[] {
  if (disabled === undefined) return [];
  const keys: Keys = ['options', index, 'disabled'];
  const option = { path: field.path, value: JSON.stringify(value) };
  return [
    createDropMutant(field, keys, 'disabled-removed', say('mutant.field.choosable', option)),
    ...omitRemovals(listRefs(field, keys, 'when', disabled.when, say('mutant.field.disabled', option))),
  ];
}

function isRows(options: FieldRules['options']): options is readonly OptionRow[] {
  return Array.isArray(options);
}

function listBounds(wizard: Wizard, path: string, rules: FieldRules): readonly Mutant[] {
  const node = wizard.nodes
    .flatMap((one) => (one.kind === 'list' ? one.parts : [one]))
    .find((one) => one.path === path);
  return (['min', 'max'] as const).flatMap((key): readonly Mutant[] => {
    const value = rules[key];
    if (value === undefined) return [];
    const mutant = (kind: string, says: string): Mutant => ({
      part: 'rules',
      keys: ['fields', path, key],
      kind,
      says,
    });
    const isDate = node?.schema.format === 'date';
    return [
      mutant('bound-removed', say(`mutant.${key}.missing`, { path })),
      ...[-1, 1].flatMap((by) => {
        const to = shiftBound(value, by, isDate);
        return to === null
          ? []
          : [
              {
                ...mutant('bound-moved', say(`mutant.${key}.${by < 0 ? 'lower' : 'higher'}`, { path })),
                to,
              },
            ];
      }),
    ];
  });
}

/** Moves a bound by one day or one unit; null when it is neither a date nor a number. */
function shiftBound(value: Expression, by: number, isDate: boolean): Expression | null {
  if (typeof value === 'number') return value + by;
  return isDate ? { addDays: [value, by] } : null;
}

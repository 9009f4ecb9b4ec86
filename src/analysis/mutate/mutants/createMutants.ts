import {
  getConstant,
  describeCondition,
  expandExpression,
  parseOperation,
  type Expression,
  type FormSource,
  type MutationTools,
  type StepRules,
  type Wizard,
} from '../../../engine/index.ts';
import { listRuleUses } from '../../prove/rules/listRuleUses.ts';
import { say } from '../../messages/messages.ts';
import { listCallMutants } from './listCallMutants.ts';
import { listDialogMutants } from './listDialogMutants.ts';
import { listFieldMutants } from './listFieldMutants.ts';
import { listFrameMutants } from './listFrameMutants.ts';
import type { Keys, Mutant } from './Mutant.ts';
import { listRuleMutants } from './listRuleMutants.ts';
import { listLockMutants } from './listLockMutants.ts';
import { collectMutationTools } from './collectMutationTools.ts';
import { isSentWhole, listValueMutants } from './listValueMutants.ts';
import { listRefMutants } from './listRefMutants.ts';
import { listSchemaMutants } from './listSchemaMutants.ts';

/**
 * Lists every small mistake in the questions, rules, calls and frame of a form. Changes that no flow test can see (paths and headers of
 * calls) are left out.
 */
export function createMutants(source: FormSource, wizard: Wizard): readonly Mutant[] {
  const tools = collectMutationTools(source, wizard);
  return [
    ...listConditionMutants(source, wizard, tools),
    ...Object.entries(source.rules.steps ?? {}).flatMap(([step, rules]) =>
      listStepMutants(tools, step, rules),
    ),
    ...Object.entries(source.rules.fields ?? {}).flatMap(([path, rules]) =>
      listFieldMutants(wizard, path, rules, tools),
    ),
    ...checkMutants(source, tools),
    ...listReactionMutants(source, tools),
    ...listStartMutants(source),
    ...listNamedValueMutants(source, tools),
    ...listCallMutants(source, tools),
    ...listDialogMutants(source, tools),
    ...listFrameMutants(source, tools),
    ...listSchemaMutants(source, wizard),
  ];
}

function listStepMutants(
  tools: MutationTools,
  step: string,
  { when, lock, optional }: StepRules,
): readonly Mutant[] {
  const keys: Keys = ['steps', step];
  const what = say('mutant.step', { step });
  const removed = (key: string, says: string): Mutant => ({
    part: 'rules',
    keys: [...keys, key],
    kind: `${key}-removed`,
    says,
  });
  return [
    ...(when === undefined
      ? []
      : listRefMutants(tools, 'rules', keys, 'when', when, say('mutant.step.comes', { step }))),
    ...listLockMutants(tools, keys, what, lock),
    ...(optional === undefined ? [] : [removed('optional', say('mutant.always-required', { what }))]),
  ];
}

function listConditionMutants(source: FormSource, wizard: Wizard, tools: MutationTools): readonly Mutant[] {
  const used = collectUsedConditions(wizard);
  const own = source.rules.conditions;
  return [...used].flatMap((name): readonly Mutant[] => {
    const isOwn = Object.hasOwn(own, name);
    const definition = isOwn ? own[name] : source.shared.conditions[name];
    if (definition === undefined) return [];
    const described = describeCondition(definition);
    const keys: Keys = [
      ...(isOwn ? ['conditions', name] : [name]),
      ...(described === definition ? ['if'] : []),
    ];
    return listRuleMutants(described.if, keys, tools).map((mutant) => ({
      ...mutant,
      part: isOwn ? 'rules' : 'conditions',
      says: say('mutant.condition', { name, says: mutant.says }),
    }));
  });
}

/** Collects the conditions that rules read, also through other conditions. */
function collectUsedConditions(wizard: Wizard): ReadonlySet<string> {
  const used = new Set<string>();
  const follow = (rule: Expression): void => {
    for (const part of expandExpression(rule, 'condition').parts) {
      if (part.kind !== 'condition' || used.has(part.name)) continue;
      used.add(part.name);
      follow(wizard.conditions.get(part.name)?.rule ?? null);
    }
  };
  for (const { rule } of listRuleUses(wizard)) follow(rule.rule);
  for (const { when } of wizard.reactions) if (when) follow(when.rule);
  if (wizard.assumes) follow(wizard.assumes.rule);
  return used;
}

function checkMutants(source: FormSource, tools: MutationTools): readonly Mutant[] {
  return Object.entries(source.rules.checks ?? {}).flatMap(([step, checks]) =>
    checks.flatMap(({ needs, error, at, level }, index): readonly Mutant[] => [
      {
        part: 'rules',
        keys: ['checks', step, index],
        kind: 'check-removed',
        says: say('mutant.check.removed', { step, error }),
      },
      ...listRefMutants(
        tools,
        'rules',
        ['checks', step, index],
        'needs',
        needs,
        say('mutant.check.holds', { error }),
      ).filter(({ kind }) => kind !== 'needs-removed'),
      {
        part: 'rules',
        keys: ['checks', step, index, 'level'],
        kind: 'level-exchanged',
        ...(level === 'warning' ? {} : { to: 'warning' }),
        says: say(level === 'warning' ? 'mutant.check.blocks' : 'mutant.check.warns', { error }),
      },
      ...(at ?? []).slice(0, 1).map((path, position): Mutant => ({
        part: 'rules',
        keys: ['checks', step, index, 'at', position],
        kind: 'place-dropped',
        says: say('mutant.check.place', { error, path }),
      })),
    ]),
  );
}

function listReactionMutants(source: FormSource, tools: MutationTools): readonly Mutant[] {
  return (source.rules.reactions ?? []).flatMap((reaction, index): readonly Mutant[] => {
    const keys: Keys = ['reactions', index];
    const { on } = reaction;
    const dropped = (key: Keys, says: string): Mutant => ({
      part: 'rules',
      keys: [...keys, ...key],
      kind: 'reaction-removed',
      says,
    });
    return [
      dropped([], say('mutant.reaction.nothing', { on })),
      ...(reaction.notice === undefined
        ? []
        : [dropped(['notice'], say('mutant.reaction.notice', { on, notice: reaction.notice }))]),
      ...(reaction.when === undefined
        ? []
        : listRefMutants(tools, 'rules', keys, 'when', reaction.when, say('mutant.reaction', { on }))),
      ...(reaction.clear ?? []).map((path, position) =>
        dropped(['clear', position], say('mutant.reaction.clear', { on, path })),
      ),
      ...Object.keys(reaction.set ?? {}).map((path) =>
        dropped(['set', path], say('mutant.reaction.set', { on, path })),
      ),
      ...Object.entries(reaction.rows ?? {}).flatMap(([path, count]) =>
        [count - 1, count + 1].map((to): Mutant => ({
          ...dropped(['rows', path], say('mutant.reaction.rows', { on, path, to, from: count })),
          kind: 'bound-moved',
          to,
        })),
      ),
    ];
  });
}

function listStartMutants(source: FormSource): readonly Mutant[] {
  return Object.entries(source.rules.start ?? {}).flatMap(([path, value]): readonly Mutant[] => {
    const fixed = getConstant(value);
    return [
      {
        part: 'rules',
        keys: ['start', path],
        kind: 'start-removed',
        says: say('mutant.start.empty', { path }),
      },
      ...(typeof fixed === 'boolean'
        ? [
            {
              part: 'rules' as const,
              keys: ['start', path],
              to: !fixed,
              kind: 'constant-exchanged',
              says: say('mutant.start.other', { path, to: String(!fixed), from: String(fixed) }),
            },
          ]
        : []),
    ];
  });
}

/** Lists mutants of the form's values. A value that a call sends as a whole has none here: the mutants of the call change its members. */
function listNamedValueMutants(
  { rules, calls, shared }: FormSource,
  tools: MutationTools,
): readonly Mutant[] {
  return Object.entries(rules.values ?? {}).flatMap(([name, value]) => {
    if (isSentWhole(value, calls)) return [];
    const place = { part: 'rules', keys: ['values', name], name: `value.${name}` } as const;
    return listValueMutants(value, place, tools).filter(
      ({ kind }) => kind !== 'filter-dropped' || !holdsInEveryRow(value, shared.tables),
    );
  });
}

/** Returns true for a condition on a column that is true in every row. */
function holdsInEveryRow(value: Expression, tables: FormSource['shared']['tables']): boolean {
  const [list = null, , condition = null] = parseOperation(value)?.operands ?? [];
  if (typeof list !== 'string' || typeof condition !== 'string') return false;
  const { rows = [] } = tables[list.replace(/^table\./, '')] ?? {};
  return rows.length > 0 && rows.every((row) => row[condition.replace(/^row\./, '')] === true);
}

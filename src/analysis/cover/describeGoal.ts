import { expandShortForm, type Expression, type Problem, type Wizard } from '../../engine/index.ts';
import { describeRule } from '../words/describeRule.ts';
import { formatPointer } from '../lint/shared/formatPointer.ts';
import { memoizePerObject } from '../lint/shared/memoizePerObject.ts';
import { getRuleKey } from '../prove/observations/askRules.ts';
import { listJoinedOperands } from '../prove/rules/listJoinedOperands.ts';
import { listRuleUses } from '../prove/rules/listRuleUses.ts';
import { splitGoal, type GoalKind } from './goalIds.ts';
import { say } from '../messages/messages.ts';

export interface Goal extends Pick<Problem, 'file' | 'pointer'> {
  readonly id: string;
  readonly kind: GoalKind;
  /** A German sentence about the behaviour that meets the goal. */
  readonly says: string;
}

/** Describes a goal in words, with the place where its rule, question or reply is written. */
export function describeGoal(wizard: Wizard, id: string): Goal {
  const [kind, ...parts] = splitGoal(id);
  return { id, kind, ...descriptions[kind](wizard, parts) };
}

/** Rules by the place where they are written; the text of a named condition is its name. */
const indexRulesByPlace = memoizePerObject(
  (wizard: Wizard): ReadonlyMap<string, { readonly rule: Expression; readonly said: Expression }> => {
    const inline = listRuleUses(wizard).map(
      ({ rule }) => [getRuleKey(rule), { rule: rule.rule, said: rule.rule }] as const,
    );
    const named = [...wizard.conditions.values()].map(
      (condition) =>
        [
          getRuleKey(condition),
          { rule: condition.rule, said: expandShortForm('condition', condition.name) },
        ] as const,
    );
    return new Map([...inline, ...named]);
  },
);

type Describe = (wizard: Wizard, parts: readonly string[]) => Omit<Goal, 'id' | 'kind'>;

const descriptions: Readonly<Record<GoalKind, Describe>> = {
  step: ({ id, steps }, [before = '', after = '']) => ({
    file: `schemas/${id}/wizard.json`,
    pointer: formatPointer(
      'steps',
      steps.findIndex((step) => step.id === after),
    ),
    says: say('goal.step', { before, after }),
  }),
  condition(wizard, [file = '', pointer = '', truth]) {
    const { said = null } = indexRulesByPlace(wizard).get(getRuleKey({ file, pointer })) ?? {};
    return {
      file,
      pointer,
      says: describeRule(wizard, truth === 'true' ? said : expandShortForm('negation', said)),
    };
  },
  operand(wizard, [file = '', pointer = '', below = '', truth]) {
    const { rule = null, said = null } = indexRulesByPlace(wizard).get(getRuleKey({ file, pointer })) ?? {};
    const found = listJoinedOperands(rule, '').find((one) => one.pointer === below);
    const says = describeRule(wizard, found?.operand ?? null);
    return {
      file,
      pointer: pointer + below,
      says: say(`goal.operand.${truth === 'true'}`, { condition: describeRule(wizard, said), says }),
    };
  },
  field: (wizard, [path = '', is]) => ({
    ...locateInRules(wizard, 'fields', path),
    says: say(is === 'shown' ? 'goal.shown' : 'goal.hidden', { path }),
  }),
  error: (wizard, [of, at = '', code]) =>
    of === 'check'
      ? { ...locateInRules(wizard, 'checks', at), says: say('goal.check', { step: at, code: String(code) }) }
      : { ...locateInRules(wizard, 'fields', at), says: say('goal.error', { path: at, code: String(code) }) },
  outcome: (wizard, [file = '', pointer = '']) => ({
    file,
    pointer,
    says: say('goal.outcome', { reply: describeOutcome(wizard, file, pointer) }),
  }),
  brand: (_, [brand]) => ({
    file: `brands/${brand}/brand.json`,
    pointer: '',
    says: say('goal.brand', { brand: String(brand) }),
  }),
};

function locateInRules({ id }: Wizard, ...parts: readonly string[]): Pick<Goal, 'file' | 'pointer'> {
  return { file: `rules/${id}.json`, pointer: formatPointer(...parts) };
}

function describeOutcome(wizard: Wizard, file: string, pointer: string): string {
  const row = wizard.calls
    .flatMap((call) => call.outcomes)
    .find(({ place }) => place.file === file && place.pointer === pointer);
  if (!row || row.match === 'else') return say('goal.reply.else');
  const status = row.match.status
    .map((one) => (typeof one === 'number' || one === '2xx' ? String(one) : say(`goal.reply.${one}`)))
    .join(', ');
  return row.match.body === null ? status : `${status} ${row.match.body}`;
}

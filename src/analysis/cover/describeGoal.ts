import { inFull, type Expression, type Problem, type Wizard } from '../../engine/index.ts';
import { sentenceOfRule } from '../flows/sentenceOfRule.ts';
import { pointerTo } from '../lint/pointerTo.ts';
import { oncePer } from '../lint/oncePer.ts';
import { ruleKey } from '../prove/askRules.ts';
import { operandsOf } from '../prove/operandsOf.ts';
import { rulesOf } from '../prove/rulesOf.ts';
import { partsOfGoal, type GoalKind } from './goalIds.ts';
import { say } from '../messages/messages.ts';

export interface Goal extends Pick<Problem, 'file' | 'pointer'> {
  readonly id: string;
  readonly kind: GoalKind;
  /** German: what happens when the goal is met. */
  readonly says: string;
}

/** Where a goal is written, and in words. */
export function describeGoal(wizard: Wizard, id: string): Goal {
  const [kind, ...parts] = partsOfGoal(id);
  return { id, kind, ...descriptions[kind](wizard, parts) };
}

/** Rules by the place where they are written; a named condition is said by its name. */
const rulesByPlace = oncePer(
  (wizard: Wizard): ReadonlyMap<string, { readonly rule: Expression; readonly said: Expression }> => {
    const inline = rulesOf(wizard).map(
      ({ rule }) => [ruleKey(rule), { rule: rule.rule, said: rule.rule }] as const,
    );
    const named = [...wizard.conditions.values()].map(
      (condition) =>
        [ruleKey(condition), { rule: condition.rule, said: inFull('condition', condition.name) }] as const,
    );
    return new Map([...inline, ...named]);
  },
);

type Describe = (wizard: Wizard, parts: readonly string[]) => Omit<Goal, 'id' | 'kind'>;

const descriptions: Readonly<Record<GoalKind, Describe>> = {
  step: ({ id, steps }, [before = '', after = '']) => ({
    file: `schemas/${id}/wizard.json`,
    pointer: pointerTo(
      'steps',
      steps.findIndex((step) => step.id === after),
    ),
    says: say('goal.step', { before, after }),
  }),
  condition(wizard, [file = '', pointer = '', truth]) {
    const { said = null } = rulesByPlace(wizard).get(ruleKey({ file, pointer })) ?? {};
    return {
      file,
      pointer,
      says: sentenceOfRule(wizard, truth === 'true' ? said : inFull('negation', said)),
    };
  },
  operand(wizard, [file = '', pointer = '', below = '', truth]) {
    const { rule = null, said = null } = rulesByPlace(wizard).get(ruleKey({ file, pointer })) ?? {};
    const found = operandsOf(rule, '').find((one) => one.pointer === below);
    const says = sentenceOfRule(wizard, found?.operand ?? null);
    return {
      file,
      pointer: pointer + below,
      says: say(`goal.operand.${truth === 'true'}`, { condition: sentenceOfRule(wizard, said), says }),
    };
  },
  field: (wizard, [path = '', is]) => ({
    ...inRules(wizard, 'fields', path),
    says: say(is === 'shown' ? 'goal.shown' : 'goal.hidden', { path }),
  }),
  error: (wizard, [of, at = '', code]) =>
    of === 'check'
      ? { ...inRules(wizard, 'checks', at), says: say('goal.check', { step: at, code: String(code) }) }
      : { ...inRules(wizard, 'fields', at), says: say('goal.error', { path: at, code: String(code) }) },
  outcome: (wizard, [file = '', pointer = '']) => ({
    file,
    pointer,
    says: say('goal.outcome', { reply: outcome(wizard, file, pointer) }),
  }),
  brand: (_, [brand]) => ({
    file: `brands/${brand}/brand.json`,
    pointer: '',
    says: say('goal.brand', { brand: String(brand) }),
  }),
};

function inRules({ id }: Wizard, ...parts: readonly string[]): Pick<Goal, 'file' | 'pointer'> {
  return { file: `rules/${id}.json`, pointer: pointerTo(...parts) };
}

function outcome(wizard: Wizard, file: string, pointer: string): string {
  const row = wizard.calls
    .flatMap((call) => call.outcomes)
    .find(({ place }) => place.file === file && place.pointer === pointer);
  if (!row || row.match === 'else') return say('goal.reply.else');
  const status = row.match.status
    .map((one) => (typeof one === 'number' || one === '2xx' ? String(one) : say(`goal.reply.${one}`)))
    .join(', ');
  return row.match.body === null ? status : `${status} ${row.match.body}`;
}

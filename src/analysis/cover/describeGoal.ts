import type { Problem, Wizard } from '../../engine/index.ts';
import { sentenceOfRule } from '../flows/sentenceOfRule.ts';
import { pointerTo } from '../lint/pointerTo.ts';
import { operandsOf } from '../prove/operandsOf.ts';
import { partsOfGoal, type GoalKind } from './goalIds.ts';

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

type Describe = (wizard: Wizard, parts: readonly string[]) => Omit<Goal, 'id' | 'kind'>;

const descriptions: Readonly<Record<GoalKind, Describe>> = {
  step: ({ id, steps }, [before = '', after = '']) => ({
    file: `schemas/${id}/wizard.json`,
    pointer: pointerTo(
      'steps',
      steps.findIndex((step) => step.id === after),
    ),
    says: `Auf „${before}“ folgt „${after}“`,
  }),
  condition(wizard, [name = '', truth]) {
    const named = { is: name };
    return {
      file: wizard.conditions.get(name)?.file ?? '',
      pointer: pointerTo('conditions', name),
      says: sentenceOfRule(wizard, truth === 'true' ? named : { '!': named }),
    };
  },
  operand(wizard, [name = '', pointer = '', truth]) {
    const condition = wizard.conditions.get(name);
    const found = operandsOf(condition?.rule ?? null, '').find((one) => one.pointer === pointer);
    const says = sentenceOfRule(wizard, found?.operand ?? null);
    return {
      file: condition?.file ?? '',
      pointer: (condition?.pointer ?? '') + pointer,
      says: `„${sentenceOfRule(wizard, { is: name })}“ entscheidet sich daran, dass ${truth === 'true' ? '' : 'nicht '}gilt: ${says}`,
    };
  },
  field: (wizard, [path = '', is]) => ({
    ...inRules(wizard, 'fields', path),
    says: `„${path}“ ist ${is === 'shown' ? 'zu sehen' : 'verborgen'}`,
  }),
  error: (wizard, [of, at = '', code]) =>
    of === 'check'
      ? { ...inRules(wizard, 'checks', at), says: `Auf „${at}“ fehlt etwas: ${code}` }
      : { ...inRules(wizard, 'fields', at), says: `An „${at}“ steht der Fehler ${code}` },
  outcome: (wizard, [file = '', pointer = '']) => ({
    file,
    pointer,
    says: `Der Server antwortet so: ${outcome(wizard, file, pointer)}`,
  }),
  brand: (_, [brand]) => ({
    file: `brands/${brand}/brand.json`,
    pointer: '',
    says: `Das Formular läuft unter der Marke „${brand}“`,
  }),
};

function inRules({ id }: Wizard, ...parts: readonly string[]): Pick<Goal, 'file' | 'pointer'> {
  return { file: `rules/${id}.json`, pointer: pointerTo(...parts) };
}

function outcome(wizard: Wizard, file: string, pointer: string): string {
  const row = wizard.calls
    .flatMap((call) => call.outcomes)
    .find(({ place }) => place.file === file && place.pointer === pointer);
  if (!row || row.match === 'else') return 'mit allem, was sonst nirgends steht';
  const status = row.match.status
    .map((one) => (one === 'network' ? 'gar nicht' : one === 'unreadable' ? 'unlesbar' : String(one)))
    .join(', ');
  return row.match.body === null ? status : `${status} ${row.match.body}`;
}

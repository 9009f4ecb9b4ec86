import type { Problem, Expression, Wizard } from '../../engine/index.ts';
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
  const [kind, first = '', second = '', third = ''] = partsOfGoal(id);
  const rules = (...parts: readonly string[]) => ({
    file: `rules/${wizard.id}.json`,
    pointer: pointerTo(...parts),
  });
  const form = { file: `schemas/${wizard.id}/wizard.json` };
  switch (kind) {
    case 'step': {
      const position = wizard.steps.findIndex((step) => step.id === second);
      return {
        id,
        kind,
        ...form,
        pointer: pointerTo('steps', position),
        says: `Auf „${first}“ folgt „${second}“`,
      };
    }
    case 'condition': {
      const file = wizard.conditions.get(first)?.file ?? '';
      const named = { is: first };
      const says = sentenceOfRule(wizard, second === 'true' ? named : { '!': named });
      return { id, kind, file, pointer: pointerTo('conditions', first), says };
    }
    case 'operand': {
      const condition = wizard.conditions.get(first);
      const operand = operandsOf(condition?.rule ?? null, '').find(({ pointer }) => pointer === second);
      const says = sentenceOfRule(wizard, operand?.operand ?? (null as Expression));
      return {
        id,
        kind,
        file: condition?.file ?? '',
        pointer: (condition?.pointer ?? '') + second,
        says: `„${sentenceOfRule(wizard, { is: first })}“ entscheidet sich daran, dass ${third === 'true' ? '' : 'nicht '}gilt: ${says}`,
      };
    }
    case 'field':
      return {
        id,
        kind,
        ...rules('fields', first),
        says: `„${first}“ ist ${second === 'shown' ? 'zu sehen' : 'verborgen'}`,
      };
    case 'error':
      return first === 'check'
        ? { id, kind, ...rules('checks', second), says: `Auf „${second}“ fehlt etwas: ${third}` }
        : { id, kind, ...rules('fields', second), says: `An „${second}“ steht der Fehler ${third}` };
    case 'outcome':
      return {
        id,
        kind,
        file: first,
        pointer: second,
        says: `Der Server antwortet so: ${outcome(wizard, id)}`,
      };
    case 'brand':
      return {
        id,
        kind,
        file: `brands/${first}/brand.json`,
        pointer: '',
        says: `Das Formular läuft unter der Marke „${first}“`,
      };
  }
}

function outcome(wizard: Wizard, id: string): string {
  const [, file, pointer] = partsOfGoal(id);
  const row = wizard.calls
    .flatMap((call) => call.outcomes)
    .find(({ place }) => place.file === file && place.pointer === pointer);
  if (!row || row.match === 'else') return 'mit allem, was sonst nirgends steht';
  const status = row.match.status
    .map((one) => (one === 'network' ? 'gar nicht' : one === 'unreadable' ? 'unlesbar' : String(one)))
    .join(', ');
  return row.match.body === null ? status : `${status} ${row.match.body}`;
}

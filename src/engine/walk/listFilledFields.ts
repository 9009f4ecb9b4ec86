import type { Answer } from '../definition/Answer.ts';
import { getBlockSets, getSetName } from '../definition/getBlockValues.ts';
import type { FieldKey } from '../definition/Wizard.ts';
import { evaluateValue } from './readWalk.ts';
import type { BlockState, Walk } from './Walk.ts';

/** What pressing a block puts into the fields beside it, in the same group or row; nothing as long as one of the values is not known. */
export function listFilledFields(
  walk: Walk,
  { key, block: { control, values } }: BlockState,
): readonly { readonly set: FieldKey; readonly to: Answer }[] {
  const beside = key.slice(0, key.lastIndexOf('.') + 1);
  const fills = Object.keys(getBlockSets(control.params)).map((name) => {
    const value = values[getSetName(name)];
    return { set: beside + name, to: value === undefined ? null : toAnswer(evaluateValue(walk, value)) };
  });
  return fills.some(({ to }) => to === null) ? [] : fills;
}

/** A value as an answer; what is none empties the field. */
export function toAnswer(value: unknown): Answer {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

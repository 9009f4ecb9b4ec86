import type { Answer } from '../definition/Answer.ts';
import { getBlockSets, getSetName } from '../definition/getBlockValues.ts';
import type { FieldKey } from '../definition/Wizard.ts';
import { evaluateBlock } from './readBlock.ts';
import type { BlockState, Walk } from './Walk.ts';

/**
 * Lists the values that a pressed block puts into the fields beside it, in the same group or row. The list is empty while one of the values
 * is unknown.
 * @public
 */
export function listFilledFields(
  walk: Walk,
  state: BlockState,
): readonly { readonly set: FieldKey; readonly to: Answer }[] {
  const { key, block } = state;
  const values = evaluateBlock(walk, state);
  const beside = key.slice(0, key.lastIndexOf('.') + 1);
  const fills = Object.keys(getBlockSets(block.control.params)).map((name) => ({
    set: beside + name,
    to: toAnswer(values[getSetName(name)]),
  }));
  return fills.some(({ to }) => to === null) ? [] : fills;
}

/** Converts a value to an answer. A value that is no scalar empties the field. */
export function toAnswer(value: unknown): Answer {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

import { fromEpochDay, toEpochDay } from '../../../calendar/index.ts';
import type { Field, Scalar } from '../../../engine/index.ts';

/** Lists a constant of a rule and the values just beside it, in the type of the field. A number compared with a text is a length. */
export function listNeighbours(constant: Scalar, field: Pick<Field, 'type'>): readonly Scalar[] {
  if (typeof constant === 'boolean') return [constant];
  if (typeof constant === 'number') {
    const numbers = [constant - 1, constant, constant + 1];
    return field.type === 'string'
      ? numbers.filter((length) => length > 0 && length <= 10_000).map((length) => 'x'.repeat(length))
      : numbers;
  }
  const day = toEpochDay(constant);
  return day === null
    ? [constant, `${constant}x`]
    : [day - 1, day, day + 1].flatMap((count) => fromEpochDay(count) ?? []);
}

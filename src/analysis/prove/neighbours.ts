import type { Field, Scalar } from '../../engine/index.ts';

const day = 86_400_000;

/** A constant of a rule and the values just beside it, in the type of the field. A number asked of a text is a length. */
export function neighbours(constant: Scalar, field: Pick<Field, 'type'>): readonly Scalar[] {
  if (typeof constant === 'boolean') return [constant];
  if (typeof constant === 'number') {
    const around = [constant - 1, constant, constant + 1];
    return field.type === 'string'
      ? around.filter((length) => length > 0 && length <= 10_000).map((length) => 'x'.repeat(length))
      : around;
  }
  if (/^\d{4}-\d\d-\d\d$/.test(constant)) {
    const time = Date.parse(`${constant}T00:00:00Z`);
    return [time - day, time, time + day].map((moment) => new Date(moment).toISOString().slice(0, 10));
  }
  return [constant, `${constant}x`];
}

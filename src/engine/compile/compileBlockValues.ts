import type { ValueExpression } from '../definition/Rule.ts';
import type { Block } from '../definition/Wizard.ts';
import type { FlatNode } from './FlatNode.ts';
import type { Place } from './nameChecks.ts';
import type { References } from './references.ts';
import { pointerTo } from './report.ts';

/** The parameters of a block's texts; they read what stands above it. */
export function compileBlockValues(
  { schema, file, pointer }: FlatNode,
  at: Pick<Place, 'below' | 'row'>,
  refs: References,
): Block['values'] {
  const control = schema['x-control'];
  const values = typeof control === 'object' ? (control['values'] ?? {}) : {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, ValueExpression]) => {
      const place = { file, pointer: pointer + pointerTo('x-control', 'values', name), ...at };
      return [name, refs.value(value, place)];
    }),
  );
}

import {
  getBlockPlaces,
  getBlockSets,
  getBlockTargets,
  getBlockValues,
  getSetName,
} from '../../definition/getBlockValues.ts';
import type { Expression } from '../../definition/Expression.ts';
import type { Block } from '../../definition/Wizard.ts';
import type { FlatNode } from '../FlatNode.ts';
import type { RuleLocation } from '../names/RuleLocation.ts';
import type { References } from '../names/createReferences.ts';
import { pointerTo } from '../report.ts';

/**
 * Compiles the parameters of a block's texts, the value that it shows (`of`), and the values that it puts into the fields beside it. These
 * values read only nodes above the block. A block about places of the form also reads whether their fields changed.
 */
export function compileBlockValues(
  node: FlatNode,
  at: Pick<RuleLocation, 'below' | 'row'>,
  refs: References,
): Block['values'] {
  const control = node.schema['x-control'];
  const parameters: Readonly<Record<string, unknown>> = typeof control === 'object' ? control : {};
  const { values = {} } = parameters;
  const places = getBlockPlaces(parameters);
  const locate = (...pointer: readonly string[]) => ({
    file: node.file,
    pointer: node.pointer + pointerTo('x-control', ...pointer),
  });
  const value = (expression: Expression, ...pointer: readonly string[]) =>
    refs.value(expression, { ...locate(...pointer), ...at });
  // Questions that a block leads to may stand below it. Compiling their paths reports those that do not exist.
  for (const [position, target] of getBlockTargets(parameters).entries())
    refs.value(target, { ...locate('to', String(position)), below: Infinity, row: null });
  return Object.fromEntries([
    ...Object.entries(values as Readonly<Record<string, Expression>>).map(([name, expression]) => [
      name,
      value(expression, 'values', name),
    ]),
    ...Object.entries(getBlockValues(parameters)).map(([name, expression]) => [
      name,
      value(expression, name),
    ]),
    ...Object.entries(getBlockSets(parameters)).map(([name, expression]) => [
      getSetName(name),
      value(expression, 'set', name),
    ]),
    ...(places === null ? [] : [['of', value({ changed: places }, 'of')]]),
  ]);
}

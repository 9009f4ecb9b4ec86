import { parseValue, type ValueExpression } from '../../engine/index.ts';

/** The value of `{ "const": ... }`; undefined for everything that is evaluated. */
export function constantOf(expression: ValueExpression): unknown {
  const parsed = parseValue(expression);
  return parsed.kind === 'operator' && parsed.operator === 'const' ? parsed.operands[0] : undefined;
}

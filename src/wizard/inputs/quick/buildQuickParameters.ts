import { Array, Object, Optional, Unsafe } from '@sinclair/typebox';

/** All quick answers, in the order of their buttons. */
type QuickName = 'today' | 'yesterday' | 'now' | 'here';

/** Returns the schema of the parameter `quick` of a control: buttons that fill in an answer. */
export function buildQuickParameters(names: readonly QuickName[], description: string) {
  return Object({
    quick: Optional(
      Array(Unsafe<QuickName>({ enum: [...names] }), { description, minItems: 1, uniqueItems: true }),
    ),
  });
}

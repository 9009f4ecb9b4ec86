import { Array, Object, Optional, Unsafe } from '@sinclair/typebox';

/** Every quick answer, in the order a control shows them. */
type QuickName = 'today' | 'yesterday' | 'now' | 'here';

/** The parameter `quick` of a control: buttons that answer in place of typing. */
export function quickParameters(names: readonly QuickName[], description: string) {
  return Object({
    quick: Optional(
      Array(Unsafe<QuickName>({ enum: [...names] }), { description, minItems: 1, uniqueItems: true }),
    ),
  });
}

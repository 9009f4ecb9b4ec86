import type { Static } from '@sinclair/typebox';
import type { brandSchema } from './brandSchema.ts';

/**
 * One white-label brand, as its `brands/<id>/brand.json` says. All differences between brands are in there, in its logos and in its
 * texts. The id is empty for a host that belongs to no brand; the realm, lowercased, is the value of `brand` in local storage (BRAND-009)
 * and of content filters.
 */
export type Brand = Constant<Static<typeof brandSchema>>;

type Constant<Value> = { readonly [Key in keyof Value]: Constant<Value[Key]> };

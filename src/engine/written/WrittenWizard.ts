import type { TextLimits } from '../definition/ControlType.ts';
import type { KeepSchema } from '../definition/KeepSchema.ts';

/** A compiled form as JSON. An object with the member `$` stands for something that JSON cannot hold. */
export type WrittenWizard = { readonly [member: string]: unknown };

/** What a form consists of beside JSON: maps, and parts that come from elsewhere. */
export type Reference =
  | { readonly $: 'map'; readonly entries: readonly unknown[] }
  /** A validator of a field, by the position of its shape. */
  | { readonly $: 'validator'; readonly at: number }
  /** A validator of what a call keeps. */
  | { readonly $: 'resultValidator'; readonly at: number; readonly schema: KeepSchema }
  /** The control of this name, for answers of this length. */
  | ({ readonly $: 'field'; readonly name: string } & TextLimits)
  /** How the derivation of this name computes. */
  | { readonly $: 'derive'; readonly name: string };

import type { TextLimits } from '../definition/ControlType.ts';
import type { KeepSchema } from '../definition/KeepSchema.ts';

/** A compiled form as JSON. An object with the member `$` stands for a value that JSON cannot hold. */
export type WrittenWizard = { readonly [member: string]: unknown };

/** The parts of a form that JSON cannot hold. */
export type Reference =
  | { readonly $: 'map'; readonly entries: readonly unknown[] }
  /** The validator of a field, by the position of its shape. */
  | { readonly $: 'validator'; readonly at: number }
  /** The validator of a result. */
  | { readonly $: 'resultValidator'; readonly at: number; readonly schema: KeepSchema }
  /** The control of this name, with limits of length. */
  | ({ readonly $: 'field'; readonly name: string } & TextLimits)
  /** The function of the derivation of this name. */
  | { readonly $: 'derive'; readonly name: string };

declare module 'virtual:bench-forms' {
  import type { BuiltForm } from '../../../src/definitions/loadForm.ts';

  /** The name of a built form -> its module; written by `formsPlugin`. */
  export const forms: Readonly<Record<string, () => Promise<Omit<BuiltForm, 'texts'>>>>;
}

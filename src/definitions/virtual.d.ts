declare module 'virtual:forms' {
  import type { BuiltForm } from './loadForm.ts';
  import type { MountedForm } from './mountedForms.ts';

  /** Where forms stand in the portal: known without loading one of them. */
  export const mountedForms: readonly MountedForm[];

  /** Form id -> its module; written by `definitionsPlugin`. */
  export const forms: Readonly<Record<string, () => Promise<BuiltForm>>>;
}

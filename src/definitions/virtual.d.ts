declare module 'virtual:forms' {
  import type { FormSource, Validate } from '../engine/index.ts';

  /** Form id -> its module; written by `definitionsPlugin`. */
  export const forms: Readonly<
    Record<
      string,
      () => Promise<{
        readonly source: FormSource;
        readonly validators: Readonly<Record<string, Validate>>;
        readonly texts: Readonly<Record<string, string>>;
      }>
    >
  >;
}

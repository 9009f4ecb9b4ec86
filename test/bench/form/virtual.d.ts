declare module 'virtual:bench-validators' {
  import type { Validate } from '../../../src/engine/index.ts';
  export const validators: Readonly<Record<string, Validate>>;
}

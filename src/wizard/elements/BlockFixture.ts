import type { FieldSchema } from '../../engine/index.ts';

/** A block for the gallery: `fixture.ts` of its folder. */
export interface BlockFixture {
  /** By the name of the state: parameters of the block, texts below its path. */
  readonly states: Readonly<
    Record<
      string,
      {
        readonly parameters?: Readonly<Record<string, unknown>>;
        readonly texts: Readonly<Record<string, string>>;
      }
    >
  >;
  /** Questions that stand below it, with their labels as titles. */
  readonly below?: Readonly<Record<string, FieldSchema>>;
}

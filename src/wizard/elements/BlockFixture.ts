import type { FieldSchema } from '../../engine/index.ts';

/** A block for the gallery: `fixture.ts` of its folder. */
export interface BlockFixture {
  /** Parameters of the block and texts below its path, by the name of the state. */
  readonly states: Readonly<
    Record<
      string,
      {
        readonly parameters?: Readonly<Record<string, unknown>>;
        readonly texts: Readonly<Record<string, string>>;
      }
    >
  >;
  /** Questions below the block, with their labels as titles. */
  readonly below?: Readonly<Record<string, FieldSchema>>;
}

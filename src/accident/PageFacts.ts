/** The settings and words that the page of the accident help hands to its program, in a block of JSON. */
export interface PageFacts {
  readonly keepHours: number;
  readonly photos: { readonly most: number; readonly edge: number; readonly quality: number };
  /** Words that the program says, by key. */
  readonly words: Readonly<Record<string, string>>;
}

/** Id of the block. */
export const factsId = 'facts';

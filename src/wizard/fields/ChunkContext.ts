import { createContext } from 'react';

/** Where a chunk of a long step stands, and what of it is not built yet. */
export interface ChunkPlace {
  /** More than a screen away. */
  isFar: boolean;
  readonly waiting: Set<() => void>;
}

/** The chunk that a part stands in; null on a step that is short enough to be one. */
export const ChunkContext = createContext<ChunkPlace | null>(null);

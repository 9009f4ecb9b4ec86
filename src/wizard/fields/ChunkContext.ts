import { createContext } from 'react';

/** The state of a chunk of a long step, with its parts that are not built yet. */
export interface ChunkPlace {
  /** True when the chunk is more than a screen away. */
  isFar: boolean;
  readonly waiting: Set<() => void>;
}

/** The chunk of a part; null on a short step, which has no chunks. */
export const ChunkContext = createContext<ChunkPlace | null>(null);

/** Limits for several files that belong together. */
export interface FileLimits {
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** Largest number of files. */
  readonly most: number;
}

/** Why a file is refused before it is sent. */
export type FileRefusal = 'notSupported' | 'toBig' | 'tooMany';

/** The first limit that a file breaks; null when it is accepted. `count`: how many files were accepted before. */
export function checkFile({ type, size }: File, limits: FileLimits, count: number): FileRefusal | null {
  if (!limits.mediaTypes.includes(type)) return 'notSupported';
  if (size > limits.maxBytes) return 'toBig';
  return count >= limits.most ? 'tooMany' : null;
}

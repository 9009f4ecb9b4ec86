/** What several files that belong together may be. */
export interface FileLimits {
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
  /** So many of them at most. */
  readonly most: number;
}

/** Why a file is not taken, before anything is sent. */
export type FileRefusal = 'notSupported' | 'toBig' | 'tooMany';

/** `count`: files that are there, or will be. */
export function checkFile({ type, size }: File, limits: FileLimits, count: number): FileRefusal | null {
  if (!limits.mediaTypes.includes(type)) return 'notSupported';
  if (size > limits.maxBytes) return 'toBig';
  return count >= limits.most ? 'tooMany' : null;
}

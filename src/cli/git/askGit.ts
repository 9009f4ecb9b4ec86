import { runGit } from './runGit.ts';

/** Returns what git prints; null where it refuses. */
export function askGit(root: string, ...words: readonly string[]): string | null {
  try {
    return runGit(root, words).toString();
  } catch {
    return null;
  }
}

import { execFileSync } from 'node:child_process';

/** Runs git in a folder and returns what it prints. Throws where git refuses. */
export function runGit(root: string, words: readonly string[], input = ''): Buffer {
  return execFileSync('git', ['-C', root, ...words], { input, maxBuffer: 1 << 28, stdio: 'pipe' });
}

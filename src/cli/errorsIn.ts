import { type Finding, lint } from '../analysis/index.ts';
import type { Repository } from '../definitions/disk.ts';
import { lintTools } from './lintTools.ts';

/** What must not reach a user; stops the build (`definitionsPlugin`). */
export function errorsIn(repository: Repository): readonly Finding[] {
  return lint(repository, lintTools(repository, process.cwd())).filter(
    ({ severity }) => severity === 'error',
  );
}

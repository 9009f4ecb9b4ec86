import { createLinter, type Finding } from '../analysis/index.ts';
import type { Repository } from '../definitions/disk.ts';
import { lintTools } from './lintTools.ts';

/** Finds what must not reach a user; stops the build (`definitionsPlugin`). A development server asks again at each change. */
export function createErrorCheck(): (repository: Repository) => readonly Finding[] {
  const lint = createLinter();
  return (repository) =>
    lint(repository, lintTools(repository, process.cwd())).filter(({ severity }) => severity === 'error');
}

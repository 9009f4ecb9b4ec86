import { createLinter, type Finding } from '../analysis/index.ts';
import type { Repository } from '../definitions/disk.ts';
import { collectLintTools } from './collectLintTools.ts';

/**
 * Creates a check for mistakes that must not reach a user; they stop the build (`definitionsPlugin`). A development server repeats it at
 * each change.
 */
export function createErrorCheck(): (repository: Repository) => readonly Finding[] {
  const lint = createLinter();
  return (repository) =>
    lint(repository, collectLintTools(repository, process.cwd())).filter(
      ({ severity }) => severity === 'error',
    );
}

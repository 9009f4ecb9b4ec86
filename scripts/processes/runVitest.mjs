import { findInstalledPostgres } from '../environment/findPostgres.mjs';
import { runNode } from './runNode.mjs';

/** Runs vitest with the path of an installed PostgreSQL, and resolves with its exit code. */
export function runVitest(args, env = {}) {
  const postgres = findInstalledPostgres();
  return runNode('node_modules/vitest/vitest.mjs', args, {
    ...(postgres === null ? {} : { POSTGRES_PATH: postgres }),
    ...env,
  });
}

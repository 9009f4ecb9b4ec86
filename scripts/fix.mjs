import { checkNode } from './environment/checkNode.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { runNode } from './processes/runNode.mjs';

/**
 * Fixes all findings that need no decision: generated files (registries, parts of documents, meta-schemas), findings of lint in definitions
 * and code, and the layout of every file.
 */
checkNode();
try {
  await ensureDeps();
  const generated = await runNode('scripts/generate.mjs', []);
  await ensureBuild('cli');
  const codes = [
    generated,
    await runNode('dist/cli/main.js', ['lint', '--fix']),
    await runNode('dist/cli/main.js', ['schemas', '--write']),
    await runNode('node_modules/oxlint/bin/oxlint', ['--fix']),
    await runNode('node_modules/oxfmt/bin/oxfmt', ['.']),
  ];
  process.exitCode = Math.max(...codes);
} catch (error) {
  failWith(error);
}

import { checkNode } from './checkNode.mjs';
import { ensureBuild } from './ensureBuild.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { runNode } from './runNode.mjs';

/**
 * Mends what can be mended without a decision: the registries of controls and blocks, findings of lint in
 * definitions and code, what is generated, and the layout of every file.
 */
checkNode();
try {
  await ensureDeps();
  const registries = await runNode('scripts/registries.mjs', []);
  await ensureBuild('cli');
  const codes = [
    registries,
    await runNode('dist/cli/main.js', ['lint', '--fix']),
    await runNode('dist/cli/main.js', ['schemas', '--write']),
    await runNode('node_modules/oxlint/bin/oxlint', ['--fix']),
    await runNode('node_modules/prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', '.']),
  ];
  process.exitCode = Math.max(...codes);
} catch (error) {
  failWith(error);
}

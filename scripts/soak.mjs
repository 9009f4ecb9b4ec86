import { checkNode } from './checkNode.mjs';
import { ensureBuild } from './ensureBuild.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { findPostgres } from './findPostgres.mjs';
import { runNode } from './runNode.mjs';

/** `npm run soak -- --minutes 10 [--postgres]` runs a server on this machine with customers who sign in, read, report and upload. */
checkNode();
try {
  await ensureDeps();
  await ensureBuild('client', 'server');
  const build = ['build', '--ssr', 'test/deep/soak.ts', '--outDir', '.cache/deep', '--logLevel', 'warn'];
  const built = await runNode('node_modules/vite/bin/vite.js', [...build, '--no-emptyOutDir']);
  const args = process.argv.slice(2);
  const env = args.includes('--postgres') ? { POSTGRES_PATH: findPostgres() } : {};
  process.exitCode = built || (await runNode('.cache/deep/soak.js', args, env));
} catch (error) {
  failWith(error);
}

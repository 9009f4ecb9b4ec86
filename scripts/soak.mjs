import { checkNode } from './environment/checkNode.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { findPostgres } from './environment/findPostgres.mjs';
import { runNode } from './processes/runNode.mjs';

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

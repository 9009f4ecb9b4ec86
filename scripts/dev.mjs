import { checkNode } from './environment/checkNode.mjs';
import { ensureBuild } from './environment/ensureBuild.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { runNode } from './processes/runNode.mjs';

const vite = 'node_modules/vite/bin/vite.js';

/**
 * Starts the development servers. Vite serves the portal with hot reload on PORT and passes /api, /oidc, /cms, /checklists, /unfall and /health on
 * to the back end on the next port, with the visitor's Host header, so that the back end issues tokens for the address in the browser. The
 * back end is built again and restarted when its sources change.
 */
checkNode();
const port = Number(process.env.PORT ?? 4173);
try {
  await ensureDeps();
  await ensureBuild('dev/server');
  await Promise.all([
    runNode(vite, [
      'build',
      '--ssr',
      'src/backend/main.ts',
      '--outDir',
      'dist/dev/server',
      '--watch',
      '--logLevel',
      'warn',
      '--no-emptyOutDir',
    ]),
    runWatched(),
    runNode(vite, [], { PORT: String(port) }),
  ]);
} catch (error) {
  failWith(error);
}

function runWatched() {
  return runNode('--watch', ['--no-warnings', 'dist/dev/server/main.js'], {
    PORT: String(port + 1),
    PUBLIC_PORT: String(port),
  });
}

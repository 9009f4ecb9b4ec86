import { join } from 'node:path';
import { checkNode } from './checkNode.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { root } from './root.mjs';

/** Every control, block and part of a page in every state on one page, at the address it prints. */
checkNode();
try {
  await ensureDeps();
  const { build, preview } = await import('vite');
  const config = {
    root: join(root, 'test/gallery'),
    configFile: join(root, 'test/gallery/vite.config.ts'),
    logLevel: 'warn',
  };
  await build(config);
  const server = await preview({
    ...config,
    preview: { port: Number(process.env.PORT ?? 4180), strictPort: true },
  });
  process.stdout.write(`The gallery stands at ${server.resolvedUrls.local[0]}\n`);
} catch (error) {
  failWith(error);
}

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode } from './environment/checkNode.mjs';
import { ensureDeps } from './environment/ensureDeps.mjs';
import { failWith } from './failWith.mjs';
import { findChromium } from './environment/findChromium.mjs';
import { root } from './root.mjs';
import { runNode } from './processes/runNode.mjs';

const help = `npm run gallery -- [--readme]

Serves every control, block, part of a page and part of src/ui in every state, at the address it prints.
  --readme   takes the pictures of src/ui/README.md instead`;

checkNode();
try {
  const { values } = parseArgs({
    options: { readme: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) process.stdout.write(`${help}\n`);
  else {
    await ensureDeps();
    await (values.readme ? takePictures() : serve());
  }
} catch (error) {
  failWith(error);
}

async function serve() {
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
}

async function takePictures() {
  process.exitCode = await runNode(
    'node_modules/playwright/cli.js',
    ['test', '--config', 'test/gallery/playwright.config.ts', '--reporter=dot', 'readme.spec'],
    { CHROMIUM_PATH: await findChromium(), PICTURES: '1' },
  );
}

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loaded } from './expectLoaded.ts';
import { portalPort } from './portalPorts.ts';
import { expect, test } from './portalTest.ts';
import { enterSignIn } from './signIn.ts';

const port = portalPort + 20;
const form = 'schemas/change-email/texts.de.json';
const parts = [
  'src',
  'schemas',
  'rules',
  'brands',
  'public',
  'scripts',
  '.githooks',
  'test/e2e/startPortal.ts',
];
const files = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

test.skip(process.env['DEEP'] === undefined, 'Bundling all packages again takes a minute.');
test.setTimeout(300_000);
test.use({ refusals: [403] });

let root = '';
let server: ChildProcess | undefined;

test.beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'development-'));
  for (const part of [...parts, ...files]) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  server = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATABASE_URL: 'memory://' },
    stdio: 'ignore',
    detached: true,
  });
});
test.afterAll(() => {
  // The process and those that it has started.
  if (server?.pid !== undefined) process.kill(-server.pid);
  rmSync(root, { recursive: true, force: true });
});

test('npm run dev serves pages without an error, and shows an edit of a form with the answers kept', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    // The packages of the copy are a link, and Vite serves no font from outside of its folder.
    if (response.status() >= 400 && !response.url().includes('/@fs/'))
      failed.push(`${response.status()} ${response.url()}`);
  });
  const isServed = () =>
    fetch(`http://localhost:${port}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
  await expect.poll(isServed, { timeout: 120_000 }).toBe(true);

  await enterSignIn(page, 'anna.mueller', `http://localhost:${port}/myAccount/changeEmail`);
  // The first page waits until all packages are bundled.
  await expect(page.locator(loaded)).toBeVisible({ timeout: 120_000 });
  const address = page.getByRole('textbox', { name: 'Neue E-Mail-Adresse', exact: true });
  await address.fill('neu@beispiel.de');
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  const texts = readFileSync(join(root, form), 'utf8');
  writeFileSync(join(root, form), texts.replace('"Bisherige E-Mail-Adresse"', '"Ihre Adresse bis jetzt"'));

  await expect(page.getByText('Ihre Adresse bis jetzt')).toBeVisible();
  await expect(address).toHaveValue('neu@beispiel.de');
  expect(loads).toBe(0);
  expect(failed).toEqual([]);
});

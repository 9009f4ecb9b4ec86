import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from '../../scripts/environment/ensureBuild.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = 24_118;
const seed = JSON.parse(readFileSync(`${root}src/backend/seed/defaults.json`, 'utf8'));

/** Starts the portal that was built into `dist`, with its own database: `{ base, stop }`. */
export async function startPortal(dist = 'dist') {
  if (dist === 'dist') await ensureBuild('client', 'server');
  const server = spawn(process.execPath, [`${dist}/server/main.js`], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATABASE_URL: 'memory://', NODE_ENV: 'test' },
    stdio: 'ignore',
  });
  const base = `http://localhost:${port}`;
  await answers(`${base}/health`);
  return { base, stop: () => server.kill() };
}

/** Signs in on the sign-in page as the customer with contracts of every kind, and waits for the start page. */
export async function signIn(page, base) {
  await page.goto(base);
  await page.getByLabel('E-Mail-Adresse').fill('anna.mueller@beispiel.de');
  await page.getByRole('textbox', { name: 'Passwort' }).fill(seed.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.locator('#root main:not([aria-busy=true]) h1').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Chooses a contract for a claim report, as the customer does, and returns its number. */
export async function chooseContract(page, base) {
  await page.goto(base);
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden', exact: true }).click();
  await page.getByRole('main').locator('a[data-contract]').first().click();
  await page.waitForURL('**/claims/type');
  return page.evaluate(() => sessionStorage.getItem('selectedPolicy'));
}

async function answers(url) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer.`);
}

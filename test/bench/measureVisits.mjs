import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { ensureBuild } from '../../scripts/ensureBuild.mjs';
import { observeVitals } from './observeVitals.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = 24_118;
const base = `http://localhost:${port}`;
const phone = { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true, locale: 'de-DE' };
const seed = JSON.parse(readFileSync(`${root}src/backend/seed/defaults.json`, 'utf8'));

/** A processor four times slower; slow 4G as its definition has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slowness = { rate: 4 };
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (768_000 * 0.9) / 8,
};

/** Each visit begins with nothing in the cache; what is done on the page gives its INP. */
const visits = {
  'login, then the start page': {
    open: async (page) => {
      await page.goto(base);
      await enterLogin(page);
      return () => page.getByRole('button', { name: 'Anmelden' }).click();
    },
    act: async (page) => {
      for (const button of await page.getByRole('banner').getByRole('button').all()) {
        if (!(await button.isVisible())) continue;
        await button.click();
        await page.keyboard.press('Escape');
      }
    },
  },
  'a step of the claim report, opened directly': {
    open: async (page) => {
      await signIn(page);
      await chooseContract(page);
      return () => page.goto(`${base}/claims/type`);
    },
    act: async (page) => {
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      for (const group of await page.getByRole('group').all()) {
        const choice = group.getByRole('radio').first();
        if (await choice.isVisible()) await choice.check();
      }
      await page.getByRole('button', { name: 'Weiter' }).press('Enter');
    },
  },
  'the account page': {
    open: async (page) => {
      await signIn(page);
      return () => page.goto(`${base}/myAccount`);
    },
    act: async (page) => {
      for (const choice of await page.getByRole('main').getByRole('radio').all()) await choice.check();
      await page.keyboard.press('Tab');
      await page.locator('main button[type=submit]').press('Enter');
    },
  },
};

/** LCP, INP and CLS of the built portal, as customers with a slow phone get it: `[{ visit, lcp, inp, cls, kilobytes }]`, every round. */
export async function measureVisits({ rounds }) {
  await ensureBuild('client', 'server');
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATABASE_URL: 'memory://', NODE_ENV: 'test' },
    stdio: 'ignore',
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  const measured = [];
  try {
    await answers(`${base}/health`);
    for (let round = 0; round < rounds; round += 1) {
      for (const [visit, how] of Object.entries(visits)) {
        const figures = { visit, ...(await measureVisit(browser, how)) };
        measured.push(figures);
        process.stdout.write(`${JSON.stringify(figures)}\n`);
      }
    }
  } finally {
    await browser.close();
    server.kill();
  }
  return measured;
}

async function measureVisit(browser, { open, act }) {
  const context = await browser.newContext(phone);
  await context.addInitScript(observeVitals);
  const page = await context.newPage();
  const go = await open(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', slowness);
  const started = Date.now();
  await go();
  await page.locator('#root main:not([aria-busy=true]) h1').waitFor();
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate('vitals()');
  const kilobytes = bytes / 1024;
  await act(page);
  await page.waitForTimeout(1500);
  const acted = await page.evaluate('vitals()');
  await context.close();
  return {
    lcp: shown.lcp,
    /** From the click that asked for the page, signing in silently included. */
    seen: shown.origin + shown.lcp - started,
    inp: acted.inp,
    cls: acted.cls,
    kilobytes,
    details: { element: shown.element, shifts: acted.shifts, slowest: acted.slowest },
  };
}

async function signIn(page) {
  await page.goto(base);
  await enterLogin(page);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.locator('#root main:not([aria-busy=true]) h1').waitFor();
  await page.waitForLoadState('networkidle');
}

async function enterLogin(page) {
  await page.getByLabel('E-Mail-Adresse').fill('anna.mueller@beispiel.de');
  await page.getByRole('textbox', { name: 'Passwort' }).fill(seed.password);
}

async function chooseContract(page) {
  await page.goto(base);
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }).click();
  await page.waitForURL('**/claims/type');
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

import { chromium } from 'playwright';
import { observeVitals } from './observeVitals.mjs';
import { chooseContract, signIn, startPortal } from './startPortal.mjs';

const phone = { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true, locale: 'de-DE' };

/** A processor four times slower, and slow 4G by its definition: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slowness = { rate: 4 };
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (768_000 * 0.9) / 8,
};

/** Each visit begins with an address: cold with an empty cache, warm with a full one. The action on the page gives its INP. */
const visits = {
  'the login page': { isSignedIn: false, path: '/', sign: 'form[method=post] button', act: async () => {} },
  'the start page': {
    isSignedIn: true,
    path: '/',
    sign: '#root main:not([aria-busy=true]) h1',
    act: async (page) => {
      for (const button of await page.getByRole('banner').getByRole('button').all()) {
        if (!(await button.isVisible())) continue;
        await button.click();
        await page.keyboard.press('Escape');
      }
    },
  },
  'a step of the claim report': {
    isSignedIn: true,
    path: '/claims/type',
    sign: '#root main form h1, #root main:has(form) h1',
    act: async (page) => {
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      for (const group of await page.getByRole('group').all()) {
        const choice = group.getByRole('radio').first();
        if (await choice.isVisible()) await choice.check();
      }
      await page.getByRole('button', { name: 'Weiter' }).press('Enter');
    },
  },
};

/**
 * Measures visits of the built portal on a slow phone: `[{ dist, visit, usable, lcp, inp, cls, kilobytes, requests }]`, every round.
 * `dists`: folders of builds, which take turns.
 */
export async function measureVisits({ rounds, dists = ['dist'] }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  const measured = [];
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const dist of dists) measured.push(...(await measureRound(browser, dist)));
  } finally {
    await browser.close();
  }
  return measured;
}

/** Each round has its own portal, because a report begun in one round would appear on the start page of the next. */
async function measureRound(browser, dist) {
  const portal = await startPortal(dist);
  const measured = [];
  try {
    for (const [visit, how] of Object.entries(visits)) {
      for (const figures of await measureVisit(browser, portal.base, visit, how)) {
        measured.push({ dist, ...figures });
        process.stdout.write(`${JSON.stringify({ dist, ...figures, requests: figures.requests.length })}\n`);
      }
    }
  } finally {
    portal.stop();
  }
  return measured;
}

/** Measures the visit cold and warm. */
async function measureVisit(browser, base, name, { isSignedIn, path, sign, act }) {
  const context = await browser.newContext(phone);
  await context.addInitScript(observeVitals, sign);
  const page = await context.newPage();
  if (isSignedIn) await signIn(page, base);
  if (path.startsWith('/claims/')) await chooseContract(page, base);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const figures = [];
  for (const cache of ['cold', 'warm']) {
    await page.goto('about:blank');
    if (cache === 'cold') await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', slowness);
    const requests = recordRequests(session);
    const typed = Date.now();
    // The console is used because a query for elements would make the page parse a large script of the tool during the measurement.
    const usable = page.waitForEvent('console', (message) => message.text() === 'usable');
    await page.goto(base + path, { waitUntil: 'commit' });
    await usable;
    await page.waitForLoadState('networkidle');
    const shown = await page.evaluate('vitals()');
    await act(page);
    await page.waitForTimeout(1500);
    const acted = await page.evaluate('vitals()');
    figures.push({
      visit: `${name}, ${cache}`,
      usable: shown.origin + shown.usable - typed,
      lcp: shown.origin + shown.lcp - typed,
      inp: acted.inp,
      cls: acted.cls,
      kilobytes: requests.list.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      requests: requests.list,
      details: { element: shown.element, shifts: acted.shifts, slowest: acted.slowest },
    });
    requests.stop();
  }
  await context.close();
  return figures;
}

/** Records requests, in seconds from the first one: `[{ path, type, from, to, bytes }]`. */
function recordRequests(session) {
  const known = new Map();
  let first = null;
  const sent = ({ requestId, request, timestamp, type }) => {
    first ??= timestamp;
    const path = request.url.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '');
    known.set(requestId, { path, type, from: timestamp - first, to: timestamp - first, bytes: 0 });
  };
  const finished = ({ requestId, timestamp, encodedDataLength }) => {
    const request = known.get(requestId);
    if (request !== undefined) Object.assign(request, { to: timestamp - first, bytes: encodedDataLength });
  };
  session.on('Network.requestWillBeSent', sent);
  session.on('Network.loadingFinished', finished);
  return {
    get list() {
      return [...known.values()].filter(({ path }) => path.startsWith('/'));
    },
    stop() {
      session.off('Network.requestWillBeSent', sent);
      session.off('Network.loadingFinished', finished);
    },
  };
}

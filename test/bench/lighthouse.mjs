import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chooseContract, signIn, startPortal } from './startPortal.mjs';

const debugPort = 24_120;
const rounds = 3;

/** Pages by their names in the report. */
const pages = {
  'the login page': { path: '/', isSignedIn: false },
  'the start page': { path: '/', isSignedIn: true },
  'the claims page': { path: '/claims', isSignedIn: true },
  'a step of the claim report': { path: '/claims/type', isSignedIn: true },
};

/**
 * Measures pages with Lighthouse on a phone (its own slow phone and network): `[{ page, address, scores }]`, scores of 100 by category,
 * medians of three rounds.
 */
export async function lighthouseScores() {
  const portal = await startPortal();
  const measured = [];
  try {
    for (const [page, { path, isSignedIn }] of Object.entries(pages)) {
      const taken = [];
      for (let round = 0; round < rounds; round += 1)
        taken.push(
          (await scoresOf(page, portal.base, path, isSignedIn)) ??
            (await scoresOf(page, portal.base, path, isSignedIn)) ??
            failed(page),
        );
      measured.push({ ...taken[0], scores: medians(taken.map(({ scores }) => scores)) });
    }
  } finally {
    portal.stop();
  }
  return measured;
}

function medians(scores) {
  return Object.fromEntries(
    Object.keys(scores[0]).map((category) => {
      const sorted = scores.map((one) => one[category]).toSorted((one, other) => one - other);
      return [category, sorted[Math.floor(sorted.length / 2)]];
    }),
  );
}

function failed(page) {
  throw new Error(`Lighthouse did not see ${page}.`);
}

/** Returns null when Lighthouse missed the start of the page, which happens sometimes and needs another run. */
async function scoresOf(name, base, path, isSignedIn) {
  const context = await chromium.launchPersistentContext('', {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`],
    locale: 'de-DE',
  });
  try {
    if (isSignedIn) await prepare(context, base);
    const { lhr } = await lighthouse(base + path, {
      port: debugPort,
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      logLevel: 'error',
    });
    if (lhr.runtimeError !== undefined) return null;
    const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
    const address = new URL(lhr.finalDisplayedUrl).pathname;
    return { page: name, address, scores: Object.fromEntries(scores) };
  } finally {
    await context.close();
  }
}

/** Signs in and chooses a contract, for the tab that Lighthouse opens, too. */
async function prepare(context, base) {
  const page = await context.newPage();
  await signIn(page, base);
  const contract = await chooseContract(page, base);
  await context.addInitScript((chosen) => sessionStorage.setItem('selectedPolicy', chosen), contract);
  await page.close();
}

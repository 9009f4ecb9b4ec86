import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import type { BuiltPages } from '../../src/delivery/BuiltPages.ts';
import budgets from '../../src/delivery/budgets.json' with { type: 'json' };
import type { PrefetchedResponse } from '../../src/protocol/signIn.ts';
import { shortestWay, walkTo } from './claimWalk.ts';
import { chooseContract } from './chooseContract.ts';
import { expectLoaded, loaded } from './expectLoaded.ts';
import { holdBack } from './holdBack.ts';
import { portalPortWithDrafts } from './portalPorts.ts';
import { customerOf, seeds } from './seeds.ts';
import { signIn } from './signIn.ts';

const built = JSON.parse(readFileSync('dist/client/pages.json', 'utf8')) as BuiltPages;

// Requests for drafts count as well.
test.use({ baseURL: `http://localhost:${portalPortWithDrafts}` });

/** The requests of a visit with a session that starts with an address and an empty cache. */
interface Visit {
  readonly page: Page;
  /** Everything that was asked for, in order. */
  readonly requests: readonly Request[];
  /** Paths of the files that were asked for until the page could be used. */
  readonly files: readonly string[];
}

async function visit(
  browser: Browser,
  path: string,
  begin?: (page: Page) => Promise<unknown>,
  before: (page: Page) => Promise<void> = signInAnna,
): Promise<Visit> {
  const known = states.get(before) ?? (await stateAfter(browser, before));
  states.set(before, known);
  const context = await browser.newContext({ storageState: known });
  const page = await context.newPage();
  await page.addInitScript(noteWhenLoaded, loaded);
  await begin?.(page);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path, { waitUntil: 'commit' });
  await expectLoaded(page);
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < Number(Reflect.get(window, 'loadedAt')))
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
  return { page, requests: [...requests], files };
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Cookies and storage of returning customers, by their way of signing in; each signs in once in a worker. */
const states = new Map<(page: Page) => Promise<void>, State>();

const signInAnna = (page: Page) => signIn(page, 'anna.mueller');

async function stateAfter(browser: Browser, act: (page: Page) => Promise<void>): Promise<State> {
  const context = await browser.newContext();
  await act(await context.newPage());
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Notes the moment in which the page can be used, as `loadedAt`. */
function noteWhenLoaded(sign: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(sign) === null) return;
    Reflect.set(window, 'loadedAt', performance.now());
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;
const isFile = (request: Request): boolean => pathOf(request).startsWith('/assets/');

/** Bytes of files as browsers get them. */
function bytesOf(files: readonly string[], end: string): number {
  return files
    .filter((path) => path.endsWith(end))
    .reduce((sum, path) => sum + readFileSync(`dist/client${path}.br`).length, 0);
}

test('a visit with a session loads one document, and no file twice', async ({ browser }) => {
  const { requests } = await visit(browser, '/');

  expect(requests.filter((request) => request.isNavigationRequest()).map(pathOf)).toEqual(['/']);
  const paths = requests.filter(isFile).map(pathOf);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

/** The first requests of every visit, and further requests of its page. */
const begun =
  /\/(?:application|frequentlyUsedFunctionalities|drafts|reports)$|\/(?:account|policy)\/accounts\/\d+$|\/drafts\//;

test('data arrive after two round trips, page and sign-in, and are requested once', async ({ browser }) => {
  const { requests } = await visit(browser, '/');
  const trips = requests.filter((request) => ['document', 'fetch', 'xhr'].includes(request.resourceType()));

  expect(trips.slice(0, 2).map(pathOf)).toEqual(['/', '/oidc/auth']);
  expect(
    trips
      .slice(2)
      .map(pathOf)
      .filter((path) => path.startsWith('/oidc/') || begun.test(path)),
  ).toEqual([]);
  const answer = await trips[1]?.response();
  expect(await answer?.headerValue('content-encoding')).toBe('gzip');
  const { responses = [] } = JSON.parse((await answer?.text()) ?? '{}') as {
    readonly responses?: readonly PrefetchedResponse[];
  };
  expect(responses.map(({ path, status }) => `${path.replace(/\d{5,}/, '…')} ${status}`).sort()).toEqual([
    '/api/v1/account/accounts/… 200',
    '/api/v1/claim/accounts/…/reports 200',
    '/api/v1/configuration/accounts/…/application 200',
    '/api/v1/configuration/accounts/…/frequentlyUsedFunctionalities 200',
    '/api/v1/draft/accounts/…/drafts 200',
    '/api/v1/policy/accounts/… 200',
  ]);
});

test('the draft of a form that is opened directly is requested once', async ({ browser }) => {
  const { requests } = await visit(browser, '/claims/type', (opened) =>
    chooseContract(opened, customerOf('lindenau')),
  );

  expect(requests.map(pathOf).filter((path) => begun.test(path))).toEqual([]);
});

test('the sign-in does not wait for the program', async ({ browser }) => {
  const { page } = await visit(browser, '/', async (opened) => {
    const { release } = await holdBack(opened, '**/assets/*.js');
    opened.on('request', (request) => {
      if (pathOf(request) === '/oidc/auth') release();
    });
  });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the code of the sign-in stands before the first visible content, and the code that waits for it before both', async ({
  browser,
}) => {
  const { requests } = await visit(browser, '/');
  const page = (await (await requests[0]?.response())?.text()) ?? '';
  const places = [
    'id="program"',
    'id="later"',
    'id="page-facts"',
    'x-code-verifier',
    'id="frame"',
    'id="root"',
  ].map((sign) => page.indexOf(sign));

  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('the program begins while the sign-in is under way', async ({ browser }) => {
  let begins = false;
  await visit(browser, '/', async (opened) => {
    const { asked, release } = await holdBack(opened, '**/oidc/auth?*');
    void asked.then(async () => {
      await expect(opened.locator('#program')).toHaveCount(0);
      begins = true;
      release();
    });
  });

  expect(begins).toBe(true);
});

test('files of the page alone and the font load after the files that they depend on', async ({ browser }) => {
  const { modules } = built.pages.find(({ path }) => path === '/') ?? { modules: [] };
  const own = [...modules, built.font];
  let early: readonly string[] = ['not looked yet'];
  const { requests } = await visit(browser, '/', async (opened) => {
    const asked: string[] = [];
    opened.on('request', (request) => asked.push(pathOf(request)));
    const { release } = await holdBack(opened, /\/assets\/(?:program|libraries|react)-.*\.js/);
    void opened.waitForResponse('**/oidc/auth?*').then(() => {
      early = own.filter((path) => asked.includes(path));
      release();
    });
  });

  expect(early).toEqual([]);
  expect(own.length).toBeGreaterThan(1);
  const paths = requests.map(pathOf);
  expect(own.filter((path) => !paths.includes(path))).toEqual([]);
});

test('the name of the page is visible before the program has loaded', async ({ browser }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { page } = await visit(browser, '/claims', async (opened) => {
    await opened.route('**/assets/*.js', async (route) => {
      await expect(opened.getByRole('heading', { level: 1, name: 'Schaden' })).toBeVisible();
      await expect(opened.getByRole('img', { name: 'Lindenau' })).toBeVisible();
      await expect(opened).toHaveTitle('Alles zum Schaden – Lindenau');
      release();
      await held;
      await route.continue();
    });
  });

  await held;
  await expect(page.locator('#frame')).toHaveCount(0);
});

/** The build warns of a page above its budget. These tests fail at an accident: another library, a table that only the server needs. */
const accident = ({ code, style }: { readonly code: number; readonly style: number }) => ({
  code: 1.15 * 1000 * code,
  style: 1.15 * 1000 * style,
});

test('the start page needs few files, and stays within its size limit', async ({ browser }) => {
  const { files } = await visit(browser, '/');
  const limit = accident(budgets.startPage);

  expect(files.length).toBeLessThanOrEqual(budgets.startPage.files);
  expect(bytesOf(files, '.js')).toBeGreaterThan(100_000);
  expect(bytesOf(files, '.js')).toBeLessThanOrEqual(limit.code);
  expect(bytesOf(files, '.css')).toBeLessThanOrEqual(limit.style);
});

test('a step of the claim report stays within its size limit, not counting later files', async ({
  browser,
}) => {
  const { files } = await visit(browser, '/claims/type', (opened) =>
    chooseContract(opened, customerOf('lindenau')),
  );

  const limit = accident(budgets.otherPages);

  expect(bytesOf(files, '.js')).toBeGreaterThan(200_000);
  expect(bytesOf(files, '.js')).toBeLessThanOrEqual(limit.code);
  expect(bytesOf(files, '.css')).toBeLessThanOrEqual(limit.style);
  expect(files.filter((path) => /UploadControl|priceComparison|contentClient/i.test(path))).toEqual([]);
});

test('every page stays within its size limit, and needs one font', async ({ browser }) => {
  const limit = accident(budgets.otherPages);
  for (const { path, modules, styles } of built.pages) {
    const code = bytesOf([...new Set([...built.program, ...modules])], '.js');
    const style = bytesOf([...new Set([...built.styles, ...styles])], '.css');
    expect.soft(code, path).toBeLessThanOrEqual(limit.code);
    expect.soft(style, path).toBeLessThanOrEqual(limit.style);
  }

  const { requests } = await visit(browser, '/claims/type', (opened) =>
    chooseContract(opened, customerOf('lindenau')),
  );
  const fonts = requests.filter((request) => request.resourceType() === 'font');
  expect(fonts.map(pathOf)).toEqual([built.font]);
});

test('a form that is opened directly is drawn with its page, without a placeholder', async ({ browser }) => {
  const { page } = await visit(browser, '/claims/type', async (opened) => {
    await chooseContract(opened, customerOf('lindenau'));
    await opened.addInitScript(noteStandIns, 'Die Seite wird geladen');
  });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'standIns') as string[])).toEqual([]);
});

/** Records the placeholders that are drawn before a page, as `standIns`. */
function noteStandIns(words: string): void {
  const standIns: string[] = [];
  Reflect.set(window, 'standIns', standIns);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.closest('#root') !== null && node.textContent.includes(words))
        standIns.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
}

for (const { what, selector } of [
  { what: 'contracts that are folded', selector: 'main details li' },
  { what: 'sections that stand lower', selector: '#root main a[href="/faq"]' },
])
  test(`${what} do not hold up the start page`, async ({ browser }) => {
    const { page } = await visit(browser, '/', (opened) => opened.addInitScript(noteFirst, selector));

    await expect(page.locator(selector).first()).toBeAttached();
    expect(await page.evaluate(() => Reflect.get(window, 'first') as number)).toBe(0);
  });

/** Notes how much fits a selector in the moment in which the start page comes, as `first`. */
function noteFirst(selector: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('main details') === null) return;
    Reflect.set(window, 'first', document.querySelectorAll(selector).length);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** How far things moved at once, and which. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Records layout shifts as `shifts`. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    const says = ({ node }: { readonly node: Node | null }): string => node?.textContent?.slice(0, 40) ?? '';
    new PerformanceObserver((list) =>
      shifts.push(
        ...list.getEntries().map((entry) => ({
          value: Number(Reflect.get(entry, 'value')),
          moved: (Reflect.get(entry, 'sources') as { readonly node: Node | null }[]).map(says),
        })),
      ),
    ).observe({ type: 'layout-shift', buffered: true });
  });

async function expectNothingMoved(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
  const far = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(far, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
}

/** Delays all answers until their placeholders were drawn. */
const answerAfterDrawing = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const response = await route.fetch();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
    );
    return route.fulfill({ response });
  });

for (const width of [1280, 360]) {
  for (const path of ['/', '/documents', '/faq', '/blog', '/privacy', '/contract']) {
    test(`no visible part moves on ${path}, at ${width} px`, async ({ browser }) => {
      const { page } = await visit(browser, path, async (opened) => {
        await opened.setViewportSize({ width, height: 740 });
        await noteShifts(opened);
        await answerAfterDrawing(opened);
      });

      await expectNothingMoved(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
}

test('a begun report stands on the start page at its first drawing, and does not load its form', async ({
  browser,
}) => {
  const { page, requests } = await visit(browser, '/', noteShifts, async (begun) => {
    const seed = seeds.get('evb-gesperrt');
    if (!seed?.login) throw new Error('there is no account "evb-gesperrt"');
    await chooseContract(begun, seed);
    await signIn(begun, seed.login, '/claims/type');
    await walkTo(begun, shortestWay, 'details');
    await expect(begun.getByText(/^In Ihrem Konto gespeichert\./)).toBeVisible();
  });

  await expect(
    page.getByRole('heading', { level: 2, name: 'Begonnen und noch nicht gesendet' }),
  ).toBeVisible();
  await expectNothingMoved(page);
  expect(requests.map(pathOf).filter((path) => /\/assets\/form-/.test(path))).toEqual([]);
  expect(requests.map(pathOf).filter((path) => path.endsWith('/drafts'))).toEqual([]);
});

test('a visitor without a session goes to the login page without the program, which loads afterwards', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathOf(request)));
  const program = page.waitForResponse((response) => /\/assets\/start-[^/]*\.js$/.test(response.url()));
  await page.goto('/claims');

  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  await program;
  // The page of the login is the answer to the second request.
  const begins = asked.findIndex((path) => path.startsWith('/assets/') && path.endsWith('.js'));
  expect(asked.slice(0, begins).filter((path) => !/\/files\/|\.svg$/.test(path))).toEqual([
    '/claims',
    '/oidc/auth',
  ]);
});

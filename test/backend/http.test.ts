import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neutralBrand } from '../../src/brand/index.ts';
import { contentSecurityPolicy } from '../../src/backend/http/contentSecurityPolicy.ts';
import { limits } from '../../src/backend/limits/limits.ts';
import { createProcessCounters } from '../../src/backend/limits/createProcessCounters.ts';
import { reset, spend } from '../../src/backend/limits/spend.ts';
import { loadBrands } from '../../src/backend/loadBrands.ts';
import type { BuiltPages } from '../../src/delivery/BuiltPages.ts';
import { operations } from '../../src/protocol/index.ts';
import { shippedBrands } from '../brand/shippedBrands.ts';
import { hookTimeout } from './fixtures/hookTimeout.ts';
import { idOf, now, type TestApp, testApp } from './fixtures/testApp.ts';

/** The list of pages of a build. */
const built: BuiltPages = {
  program: ['/assets/libraries.js', '/assets/main.js'],
  styles: ['/assets/all.css'],
  font: '/assets/font.woff2',
  logos: {},
  signIn: ['/assets/sign-in.js'],
  formSteps: [],
  pages: [
    {
      path: '/claims/:step',
      title: { key: 'claims:title', text: 'A < B' },
      modules: ['/assets/type.js'],
      styles: [],
      calls: { lists: false, draft: 'claim-report' },
    },
  ],
};

/** Files that stand beside those for browsers. */
const privateFiles = ['.built-from', 'main.js.map', '.robots.txt', 'assets/.main.js', 'notes.md'];

const counters = createProcessCounters();
let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<head><!-- page head --><!-- page scripts --></head><!-- page templates --><script type="application/json" id="page-facts">__PAGE_FACTS__</script><script nonce="__CSP_NONCE__">begin()</script><!-- page frame --><div id="root"></div><!-- page styles --><meta nonce="__CSP_NONCE__">',
  );
  await writeFile(join(folder, 'pages.json'), JSON.stringify(built));
  await writeFile(join(folder, 'assets/main-1a2b3c.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(folder, 'assets/main-1a2b3c.js.gz'), gzipSync('export {};'));
  await writeFile(join(folder, 'assets/main-1a2b3c.js'), 'export {};');
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  for (const name of privateFiles) await writeFile(join(folder, name), 'private');
  app = await testApp({
    clientDir: folder,
    scheme: 'https',
    counters,
  });
}, hookTimeout);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const script = (href: string) => `<script type="module" src="${href}" crossorigin></script>`;

describe('the portal', () => {
  it.each(['/', '/claims/type', '/contract/paymentDetails', '/index.html', '/contract/2417Y-3.508.126'])(
    '%s is its page, never kept',
    async (path) => {
      const response = await app.call(null, 'GET', path);

      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    },
  );

  it.each([
    '/no/such/page.html',
    '/main.js.map',
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/assets/nothing',
    '/pages.json',
    ...privateFiles.map((name) => `/${name}`),
  ])('%s is neither a file nor a page', async (path) => {
    const response = await app.call(null, 'GET', path);

    expect([response.status, await response.text()]).toEqual([404, 'NOT_FOUND']);
  });

  it.each([
    ['/index.php', 200],
    ['/blog/article/tipps.winter', 200],
    ['/x.html', 200],
    ['/assets/nothing.html', 404],
    ['/.env', 404],
    ['/ordner/.git/config', 404],
  ])('SHELL-031 a browser that opens %s gets %i', async (path, status) => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

    expect((await app.call(null, 'GET', path, { headers })).status).toBe(status);
  });

  it('each response has its own nonce, in page and policy', async () => {
    const pages = await Promise.all(['/', '/'].map((path) => app.call(null, 'GET', path)));
    const nonces = await Promise.all(
      pages.map(async (page) => {
        const inPolicy = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '';
        const text = await page.text();
        expect(text.split(inPolicy)).toHaveLength(5);
        return inPolicy;
      }),
    );

    expect(new Set(nonces).size).toBe(2);
    expect(nonces.every((nonce) => nonce.length >= 22)).toBe(true);
  });

  it('browsers cache hashed assets for ever and revalidate other files; a missing file gets 404', async () => {
    const asset = await app.call(null, 'GET', '/assets/main-1a2b3c.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    const file = await app.call(null, 'GET', '/robots.txt');
    const missing = await app.call(null, 'GET', '/assets/main-000000.js');

    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect([file.headers.get('cache-control'), await file.text()]).toEqual(['no-cache', 'User-agent: *']);
    expect(missing.status).toBe(404);
    expect((await app.call(null, 'GET', '/favicon.ico')).status).toBe(204);
  });

  it.each([
    ['gzip, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['identity', null],
    ['', null],
  ])('a browser that accepts "%s" gets the compressed file: %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const file = await app.call(null, 'GET', '/assets/main-1a2b3c.js', { headers });

    expect([file.headers.get('content-encoding'), file.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ]);
    const unpack = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      none: (bytes: ArrayBuffer) => Buffer.from(bytes),
    };
    expect(
      unpack[encoding === 'br' || encoding === 'gzip' ? encoding : 'none'](
        await file.arrayBuffer(),
      ).toString(),
    ).toBe('export {};');
  });

  it('a browser that has the file gets 304', async () => {
    const first = await app.call(null, 'GET', '/robots.txt');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await app.call(null, 'GET', '/robots.txt', { headers });

    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['/pages.json', '/assets/main-1a2b3c.js.br', '/assets/main-1a2b3c.js.gz'])(
    'keeps %s to itself',
    async (path) => {
      expect((await app.call(null, 'GET', path)).status).toBe(404);
    },
  );

  it('the policy of the page contains the hash of its inline script', async () => {
    const page = await app.call(null, 'GET', '/');
    const hash = createHash('sha256').update('begin()').digest('base64');

    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('the page has its title, and its files wait in a template until the program has loaded', async () => {
    const known = await app.call(null, 'GET', '/claims/type', { headers: { cookie: 'a=b; _session=c' } });
    const text = await known.text();

    expect(text).toContain('<title>A &lt; B – Lindenau</title>');
    expect(text).toContain('<h1>A &lt; B</h1>');
    const [held = '', later = ''] = /<template id="later">([^]*?)<\/template>/.exec(text) ?? [];
    expect(later).toContain(
      '<link rel="modulepreload" href="/assets/type.js" fetchpriority="low" crossorigin />',
    );
    expect(later.indexOf('href="/assets/font.woff2"')).toBeGreaterThan(
      later.indexOf('href="/assets/type.js"'),
    );
    expect(later).toContain("#frame{font-family:'Source Sans 3'");
    expect(text.replace(held, '')).not.toMatch(/type\.js|font\.woff2|'Source Sans 3'/);
    const order = [
      'id="program"',
      'id="later"',
      'begin()',
      '<h1>',
      '<link rel="stylesheet" href="/assets/all.css"',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(text).not.toContain('sign-in.js');
    expect(text).toContain('"calls":{"lists":false,"draft":"claim-report"}}</script>');
  });

  it.each(shippedBrands())('without the program the page of $id names the numbers to call', async (brand) => {
    const headers = { host: brand.hostnames[0] ?? '' };
    const text = await (await app.call(null, 'GET', '/claims/type', { headers })).text();
    const [notice = ''] = /<div id="failure"[^]*?<\/div>/.exec(text) ?? [];

    expect(notice).toContain(`>${brand.contact.claimsPhone}</a>`);
    expect(notice).toContain('<a href="tel:112"');
    expect(notice).toContain('<a href="">Neu laden</a>');
    expect(text).toMatch(/<noscript>\s*<style nonce="[^"]+">[^<]*#failure\{visibility:visible/);
  });

  it('without a session the page loads no program and no styles, and preloads the files of the sign-in page', async () => {
    const text = await (await app.call(null, 'GET', '/claims/type')).text();
    const [, aside = ''] = /<template id="program">(.*?)<\/template>/.exec(text) ?? [];

    expect(aside).toContain(script('/assets/libraries.js') + script('/assets/main.js'));
    expect(aside).toContain('<link rel="stylesheet" href="/assets/all.css"');
    expect(text.replace(aside, '')).not.toContain('/assets/');
    expect(text).toContain('<link rel="preload" href="/oidc/interaction/files/page.css" as="style" />');
  });

  it.each([
    ['who is signed in', '/claims/type', { cookie: '_session=c' }],
    ['who comes back from the sign-in page', '/auth/callback?code=1', {}],
  ])('%s loads the program, which starts after its packages', async (_, path, headers) => {
    const text = await (await app.call(null, 'GET', path, { headers })).text();
    const [held = '', aside] = /<template id="program">(.*?)<\/template>/.exec(text) ?? [];

    expect(aside).toBe(script('/assets/main.js'));
    expect(text.replace(held, '')).toContain(
      `${script('/assets/libraries.js')}<link rel="modulepreload" href="/assets/main.js" crossorigin /></head>`,
    );
  });

  it('a customer who comes back from the sign-in page gets the modules of the sign-in preloaded', async () => {
    const text = await (await app.call(null, 'GET', '/auth/callback?code=1')).text();
    const [, later] = /<template id="later">([^]*?)<\/template>/.exec(text) ?? [];

    expect(later).toContain(
      '<link rel="modulepreload" href="/assets/sign-in.js" fetchpriority="low" crossorigin />',
    );
  });

  it('missing paths are not cached', async () => {
    expect((await app.call(null, 'GET', '/assets/later-000000.js')).status).toBe(404);
    await writeFile(join(folder, 'assets/later-000000.js'), 'export {};');

    expect((await app.call(null, 'GET', '/assets/later-000000.js')).status).toBe(200);
  });

  it.each([
    '/assets/../../etc/passwd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd.txt',
    '/assets/%00.js',
  ])('%s cannot leave the folder', async (path) => {
    const response = await app.call(null, 'GET', path);

    expect(await response.text()).not.toContain('root:');
  });

  it.each(['/oidc/nothing', '/cms/nothing', '/api/v2/nothing'])(
    'does not answer %s with its page',
    async (path) => {
      expect((await app.call(null, 'GET', path)).status).toBe(404);
    },
  );
});

it('responses of calls are compressed for clients that accept it', async () => {
  const packed = await app.call(null, 'GET', '/api/v1/openapi.json', {
    headers: { 'accept-encoding': 'gzip' },
  });
  const plain = await app.call(null, 'GET', '/api/v1/openapi.json');
  const unpacked = gunzipSync(await packed.arrayBuffer()).toString();

  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
    'gzip',
    'Accept-Encoding',
  ]);
  expect([plain.headers.get('content-encoding'), unpacked]).toEqual([null, await plain.text()]);
});

it('every response has the security headers and an id', async () => {
  for (const path of ['/', '/health', '/api/v1/openapi.json', '/api/nothing', '/assets/main-1a2b3c.js']) {
    const { headers } = await app.call(null, 'GET', path);

    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-correlation-id': expect.any(String),
    });
    expect(headers.has('access-control-allow-origin')).toBe(false);
  }
});

it.each(['/api/v1/openapi.json', '/api/nothing', operations.getPolicies.path])(
  'no page shows the answer of %s in a frame',
  async (path) => {
    const { headers } = await app.call(null, 'GET', path);

    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);

describe('the content security policy', () => {
  const [brand] = loadBrands();
  if (brand === undefined) throw new Error('no brands');

  it('allows no foreign origin by default', () => {
    expect(contentSecurityPolicy(brand, 'n', [])).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n'; style-src-attr 'none'; img-src 'self' data:; media-src 'none'; font-src 'self'; connect-src 'self'; frame-src 'none'; manifest-src 'self'; worker-src 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
    );
    expect(contentSecurityPolicy(null, 'n', [])).toBe(contentSecurityPolicy(brand, 'n', []));
  });

  it('allows the services a brand is configured to use', () => {
    const foreign = contentSecurityPolicy(
      {
        ...brand,
        identity: { ...brand.identity, authority: 'https://id.example/realms/a' },
        content: { ...brand.content, host: 'cdn.contentful.com' },
        places: { provider: 'google', key: 'k' },
      },
      'n',
      [],
    );

    expect(foreign).toContain(
      "connect-src 'self' https://id.example https://cdn.contentful.com https://maps.googleapis.com https://places.googleapis.com;",
    );
    expect(foreign).toContain("script-src 'self' https://maps.googleapis.com;");
    const media = 'https://images.ctfassets.net https://videos.ctfassets.net https://assets.ctfassets.net';
    expect(foreign).toContain(`img-src 'self' data: ${media}; media-src ${media};`);
    expect(foreign).toMatch(
      /trusted-types default @googlemaps\/js-api-loader google-maps-api-loader google-maps-api#html lit-html$/,
    );
  });
});

it.each<readonly [string, string | null, readonly string[], string]>([
  [
    'a foreign service',
    'cms.example',
    ['img.example', 'localhost:9'],
    'https://img.example http://localhost:9',
  ],
  ['the embedded service', null, ['img.example'], 'https://img.example'],
  ['a service without media', 'cms.example', [], ''],
])(
  'BRAND-014 pictures and films of %s come from exactly the hosts that are named',
  (_, host, mediaHosts, origins) => {
    const policy = contentSecurityPolicy(
      { ...neutralBrand, content: { ...neutralBrand.content, host, mediaHosts } },
      'n',
      [],
    );

    expect(policy).toContain(
      `img-src 'self' data:${origins && ` ${origins}`}; media-src ${origins || "'none'"};`,
    );
  },
);

it('reports every part as healthy', async () => {
  const response = await app.call(null, 'GET', '/health');

  expect(await response.json()).toEqual({
    status: 'ok',
    parts: { database: { state: 'ok', kind: app.database.kind }, mail: { state: 'ok' } },
  });
});

it('refuses first an account, then a network, with the time to wait', async () => {
  const [callsOfSession, callsOfNetwork] = [`${idOf('mueller')} `, '127.0.0.1'];
  await reset(counters, { callsOfSession, callsOfNetwork });
  for (let count = 3; count < limits.callsOfSession.most; count += 1)
    await spend(counters, { callsOfSession }, now);
  for (let count = 20; count < limits.callsOfNetwork.most; count += 1)
    await spend(counters, { callsOfNetwork }, now);
  const call = (as: string) =>
    app.call(as, 'GET', operations.getAccount.path.replace('{accountId}', idOf(as)));
  const responses: Response[] = [];
  for (let count = 0; count < 25; count += 1) responses.push(await call(count < 5 ? 'mueller' : 'demo'));

  expect(responses.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(responses.at(-1)?.status).toBe(429);
  for (const response of responses.filter(({ status }) => status === 429)) {
    expect([response.headers.get('retry-after'), await response.text()]).toEqual(['60', 'TOO_MANY_REQUESTS']);
  }
  expect((await app.call(null, 'GET', '/')).status).toBe(200);
  expect(app.log.at(-1)).toMatchObject({ status: 429, detail: 'callsOfNetwork' });
});

it('logs routes instead of paths: no account id, no address, no content of a request', async () => {
  await app.call('mueller', 'GET', '/api/v1/places?text=Geheim');
  const lines = app.log.map((entry) => JSON.stringify(entry)).join('\n');

  expect(lines).toContain('"route":"/api/v1/account/accounts/{accountId}"');
  expect(lines).not.toMatch(new RegExp(`Geheim|${idOf('mueller')}|127\\.0\\.0\\.1|beispiel`));
});

it('log and response have the request id of the browser, or of the proxy, or a new one when theirs is invalid', async () => {
  const idFor = async (headers: Record<string, string>) => {
    const response = await app.call('demo', 'GET', '/api/v1/nothing', { headers });
    const entry = app.log.at(-1);
    expect(entry).toMatchObject({ id: response.headers.get('x-correlation-id') });
    return response.headers.get('x-correlation-id');
  };

  expect(await idFor({ 'x-correlation-id': '3f9a12bc-77de', 'x-request-id': 'of-the-proxy' })).toBe(
    '3f9a12bc-77de',
  );
  expect(await idFor({ 'x-request-id': 'of-the-proxy' })).toBe('of-the-proxy');
  expect(await idFor({ 'x-correlation-id': 'anna@beispiel.de' })).toMatch(/^[\da-f-]{36}$/);
});

it.each<readonly [string, readonly string[] | undefined]>([
  [
    'getPolicies /policies/-/terminationDate, getAccount /dunningLevel',
    ['getPolicies /policies/-/terminationDate', 'getAccount /dunningLevel'],
  ],
  ['getNothing /policies, getAccount /anna@beispiel.de, toString /a', undefined],
  ['', undefined],
  ['getAccount /title, '.repeat(30), Array.from({ length: 10 }, () => 'getAccount /title')],
])('logs the places of answers that a browser could not read: %j', async (header, unreadable) => {
  await app.call('demo', 'GET', '/api/v1/nothing', { headers: { 'x-unreadable': header } });

  const entry = app.log.at(-1);
  expect(entry?.event === 'request' && entry.unreadable).toEqual(unreadable);
});

it('logs the form and the step of a call when the header of the browser is valid', async () => {
  const stepFor = async (step: string) => {
    await app.call('demo', 'GET', '/api/v1/nothing', { headers: { 'x-form-step': step } });
    const entry = app.log.at(-1);
    return entry?.event === 'request' ? entry.step : 'no request';
  };

  expect(await stepFor('claim-report/summary')).toBe('claim-report/summary');
  expect(await stepFor('claim-report/anna@beispiel.de')).toBeUndefined();
});

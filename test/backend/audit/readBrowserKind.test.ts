import { expect, it } from 'vitest';
import { readBrowserKind } from '../../../src/backend/audit/readBrowserKind.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Firefox, Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Firefox, iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 FxiOS/139.0',
  ],
  ['Chrome, Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/138.0.0.0 Safari/537.36`],
  ['Edge, Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`],
  ['Opera, Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/134.0.0.0 Safari/537.36 OPR/119.0.0.0`],
  [
    'Samsung Internet, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130`,
  ],
  [
    'Safari, macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  ],
  [
    'Safari, iPad',
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605 Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  ['other, other', 'curl/8.0'],
  ['other, other', '<script>alert(1)</script>'],
  ['other, other', `${'x'.repeat(600)} Firefox/1.0`],
  ['other, other', undefined],
])('%s is all that stays of %s', (kind, userAgent) => {
  expect(readBrowserKind(userAgent)).toBe(kind);
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { portalPort, portalPortOfDeepTests, portalPortWithDrafts } from './portalPorts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const executablePath = process.env['CHROMIUM_PATH'];

/** Built servers, each with a freshly seeded database, and one Chromium. `npm test` builds first and says which Chromium. */
export default defineConfig({
  testDir: '.',
  // Pictures are taken on request.
  testIgnore: process.env['TOUR'] === undefined ? ['**/pictures.spec.ts'] : [],
  outputDir: '../../test-results/browser',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A busy machine may slow down one walk; a third failure counts. Failures before it are listed at the end of `npm test`.
  retries: 2,
  reporter: [['dot'], ['json']],
  use: {
    // One page for all tests of a worker, emptied between them: a context of its own compiles the whole portal again.
    reuseContext: true,
    reducedMotion: 'reduce',
    baseURL: `http://localhost:${portalPort}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // A page exists for seconds only, too short for optimised code to repay its compilation.
        '--js-flags=--no-maglev,--no-turbofan',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: [
    portal('dist/e2e/startPortal.js', portalPort),
    portal('dist/server/main.js', portalPortWithDrafts),
    ...(process.env['DEEP'] === undefined ? [] : [portal('dist/e2e/startPortal.js', portalPortOfDeepTests)]),
  ],
});

function portal(program: string, port: number) {
  return {
    command: `"${process.execPath}" ${program}`,
    cwd: root,
    url: `http://localhost:${port}/health`,
    env: { PORT: String(port), DATABASE_URL: 'memory://', NODE_ENV: 'test' },
  };
}

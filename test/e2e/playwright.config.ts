import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4199);
const root = fileURLToPath(new URL('../..', import.meta.url));
const executablePath = process.env['CHROMIUM_PATH'];

/** The built server with an empty seeded database, and one Chromium. `npm test` builds first and says which Chromium. */
export default defineConfig({
  testDir: '.',
  // Pictures are taken on request.
  testIgnore: process.env['TOUR'] === undefined ? ['**/pictures.spec.ts'] : [],
  outputDir: '../../test-results/browser',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A noisy machine may starve one walk; a third failure is a failure. What failed once is listed at the end of `npm test`.
  retries: 2,
  reporter: [['dot'], ['json']],
  use: {
    // One page for all tests of a worker, emptied between them: a context of its own compiles the whole portal again.
    reuseContext: true,
    reducedMotion: 'reduce',
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `"${process.execPath}" dist/server/main.js`,
    cwd: root,
    url: `http://localhost:${port}/health`,
    env: { PORT: String(port), DATABASE_URL: 'memory://', NODE_ENV: 'test' },
  },
});

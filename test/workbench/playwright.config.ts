import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { workbenchPort, workbenchToken } from './workbenchAddress.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/** The built workbench over a copy of the definitions, which tests may change, in one Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/workbench',
  // Files that one test changes are seen by all of them.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A noisy machine may starve one test; a second failure is a failure.
  retries: 1,
  reporter: [['dot'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${workbenchPort}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `"${process.execPath}" test/workbench/startCopy.mjs`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `http://127.0.0.1:${workbenchPort}/`,
    env: { PORT: String(workbenchPort), WORKBENCH_TOKEN: workbenchToken },
  },
});

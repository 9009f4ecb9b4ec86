import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 4180);
const executablePath = process.env['CHROMIUM_PATH'];

/** The gallery, built and served, in one Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/gallery',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A noisy machine may starve one test; a second failure is a failure.
  retries: 1,
  reporter: [['dot'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/gallery.mjs`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `http://localhost:${port}/`,
    // It is built first.
    timeout: 180_000,
    env: { PORT: String(port) },
  },
});

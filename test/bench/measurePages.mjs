import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { measureForm, measureRows, measureSteps } from './measurePage.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const stepCounts = [5, 50];
const rowCount = 10;

/**
 * All contenders on all sizes, taking turns in every round, so that a busy machine is busy for all of them.
 * Gives the figures of every round: `[{ kind, contender, size, ...figures }]`.
 */
export async function measurePages({ contenders, sizes, rounds }) {
  const server = await preview({
    root: here,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist/pages' },
    preview: { port: 24_117 },
  });
  const [url] = server.resolvedUrls.local;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const size of sizes) {
      for (const contender of contenders) await take('form', contender, size, measureForm);
    }
    for (const size of stepCounts) {
      for (const contender of contenders) await take('steps', contender, size, measureSteps);
    }
    for (const contender of ['rows', 'rowsFlat']) await take('rows', contender, rowCount, measureRows);
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  await browser.close();
  await server.close();
  return measured;

  async function take(kind, contender, size, measure) {
    measured.push({ kind, contender, size, ...(await measure(browser, url, contender, size)) });
  }
}

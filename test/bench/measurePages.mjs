import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { measureForm, measureRows, measureSteps } from './measurePage.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const measures = { form: measureForm, steps: measureSteps, rows: measureRows };

/**
 * Measures all contenders on all forms, taking turns in every round, so that load of the machine affects all of them. Returns the figures
 * of every round: `[{ kind, contender, size, ...figures }]`.
 */
export async function measurePages({ contenders, forms, rounds }) {
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
    for (const form of forms) {
      for (const contender of form.kind === 'rows' ? ['rows', 'rowsFlat'] : contenders)
        await take(form, contender);
    }
    process.stdout.write(`round ${round + 1} of ${rounds}\n`);
  }
  await browser.close();
  await server.close();
  return measured;

  async function take({ kind, size, shape }, contender) {
    measured.push({ kind, contender, size, ...(await measures[kind](browser, url, contender, shape)) });
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    engines: { type: 'string', default: 'bound,ours,oursPage,reactHookForm,rjsf,surveyjs,jsonForms' },
    sizes: { type: 'string', default: '20,100,300,1000' },
    rounds: { type: 'string', default: '5' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const { chromium } = await import('playwright');
const { preview } = await import('vite');
const { buildPages } = await import('./buildPages.mjs');
const { measureForm, measureSteps } = await import('./measurePage.mjs');
const here = fileURLToPath(new URL('.', import.meta.url));
if (options.build) await buildPages();
const server = await preview({ root: here, configFile: false, logLevel: 'error', build: { outDir: 'dist/pages' }, preview: { port: 24_117 } });
const url = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (let round = 0; round < Number(options.rounds); round++)
for (const n of options.sizes.split(',').map(Number)) for (const e of options.engines.split(',')) {
  try {
  const r = await measureForm(browser, url, e, n);
  const f = (x) => `${x.cpu.toFixed(1)} (s ${x.script.toFixed(1)} st ${x.style.toFixed(1)} l ${x.layout.toFixed(1)})`;
  console.log(e.padEnd(14), n, 'key', f(r.keystroke), ' toggle', f(r.toggle), ' first', f(r.firstToggle), ' mount', f(r.mount));
  } catch (error) { console.log(e, n, String(error).slice(0, 600)); }
}
await browser.close(); await server.close();
process.exit(0);

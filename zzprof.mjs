import { spawn } from 'node:child_process';
import { writeFileSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { observeVitals } from './test/bench/observeVitals.mjs';
const port = 24119, base = `http://localhost:${port}`;
const seed = JSON.parse(readFileSync('src/backend/seed/defaults.json','utf8'));
const server = spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, PORT: String(port), DATABASE_URL: 'memory://', NODE_ENV: 'test' }, stdio: 'ignore' });
for (let i=0;i<300;i++){ if (await fetch(base+'/health').then(r=>r.ok,()=>false)) break; await new Promise(r=>setTimeout(r,200)); }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true, locale: 'de-DE' });
const what = process.argv[2] ?? 'start';
const sign = what === 'start' ? '#root main:not([aria-busy=true]) h1' : '#root main form h1, #root main:has(form) h1';
await context.addInitScript(observeVitals, sign);
const page = await context.newPage();
await page.goto(base);
await page.getByLabel('E-Mail-Adresse').fill('anna.mueller@beispiel.de');
await page.getByRole('textbox', { name: 'Passwort' }).fill(seed.password);
await page.getByRole('button', { name: 'Anmelden' }).click();
await page.locator('#root main:not([aria-busy=true]) h1').waitFor();
await page.waitForLoadState('networkidle');
let path = '/';
if (what !== 'start') {
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }).click();
  await page.waitForURL('**/claims/type');
  path = '/claims/type';
}
const s = await context.newCDPSession(page);
await s.send('Network.enable');
for (let n=0;n<3;n++) {
  await page.goto('about:blank');
  await s.send('Network.emulateNetworkConditions', { offline:false, latency:150, downloadThroughput: 1638400*.9/8, uploadThroughput: 768000*.9/8 });
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval', { interval: 500 });
  await s.send('Profiler.start');
  const t = Date.now();
  await page.goto(base + path, { waitUntil: 'commit' });
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  const v = await page.evaluate('vitals()');
  const { profile } = await s.send('Profiler.stop');
  writeFileSync(`/tmp/prof/${what}${n}.cpuprofile`, JSON.stringify(profile));
  const res = await page.evaluate(() => performance.getEntriesByType('resource').map(e => [e.name.replace(/^https?:\/\/[^/]*/,'').slice(0,60), Math.round(e.startTime), Math.round(e.responseEnd)]));
  console.log(n, 'usable', Math.round(v.origin + v.usable - t), 'in page', Math.round(v.usable), 'lcp', Math.round(v.lcp));
  if (n===2) for (const r of res) console.log(r.join(' '));
}
await browser.close(); server.kill();

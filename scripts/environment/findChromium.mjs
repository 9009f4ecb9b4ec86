import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './installFromDebian.mjs';
import { runNode } from '../processes/runNode.mjs';

/** Returns the path of a Chromium for tests; installs one when the machine has none. */
export async function findChromium() {
  const found = await findInstalledChromium();
  if (found !== null) return found;

  process.stdout.write('Installing Chromium …\n');
  const installers = [
    ...debianNames.map((name) => async () => installFromDebian(name)),
    installFromPlaywright,
  ];
  for (const install of installers) {
    await install();
    const installed = await findInstalledChromium();
    if (installed !== null) return installed;
  }
  throw new Error('No Chromium found and none could be installed. Please set CHROMIUM_PATH to one.');
}

/** Names of programs and of Debian's packages. Browser tests take less time with the headless shell. */
const debianNames = ['chromium-headless-shell', 'chromium'];

async function installFromPlaywright() {
  await runNode('node_modules/playwright/cli.js', ['install', 'chromium']);
}

async function findInstalledChromium() {
  if (process.env.CHROMIUM_PATH !== undefined) {
    if (existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH points to ${process.env.CHROMIUM_PATH}, which does not exist.`);
  }
  const { chromium } = await import('playwright');
  return (
    [chromium.executablePath(), ...findOnPath(), ...usualPlaces].find((path) => existsSync(path)) ?? null
  );
}

function findOnPath() {
  const names = [
    ...debianNames,
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
    'microsoft-edge',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
}

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

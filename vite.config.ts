import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { loadBrands } from './src/backend/loadBrands.ts';
import { bootPlugin } from './src/delivery/build/bootPlugin.ts';
import { budgetPlugin } from './src/delivery/build/budgetPlugin.ts';
import { compressPlugin } from './src/delivery/build/compressPlugin.ts';
import { pageFactsPlugin } from './src/delivery/build/pageFactsPlugin.ts';
import { pagesPlugin } from './src/delivery/build/pagesPlugin.ts';
import { createRooms } from './src/delivery/build/roomsPlugin.ts';
import { createErrorCheck } from './src/cli/createErrorCheck.ts';
import { wizardOf } from './src/cli/wizardOf.ts';
import { definitionsPlugin } from './src/definitions/definitionsPlugin.ts';
import { callsPlugin } from './src/delivery/build/callsPlugin.ts';

const port = Number(process.env['PORT'] ?? 4173);
/** The Host header stays, because the back end issues tokens for the address the browser sees. */
const backend: ProxyOptions = { target: `http://localhost:${port + 1}`, changeOrigin: false };

/** Loading such a module does nothing but make what it exports, so that it stays away where nobody uses that. */
const pure =
  /\/src\/(?:brand|calendar|definitions|domain|engine|plain|protocol)\/|\/@contentful\/rich-text-types\//;

/** `Features.LightDark` of lightningcss, which vite brings along. */
const lightDark = 1 << 20;

const words = (...areas: readonly string[]) => areas.map((area) => `schemas/_shared/texts/${area}.de.json`);
const startPage = [
  'src/portal/pages/dashboard/DashboardPage.tsx',
  'src/portal/forms/askForLists.ts',
  ...words('dashboard', 'magazine'),
];
const blocks = (...names: readonly string[]) =>
  names.map((name) => `src/wizard/blocks/${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}Block.tsx`);
const formPage = [
  'src/portal/pages/form/FormView.tsx',
  'src/portal/forms/prepareForm.ts',
  ...blocks('emergency', 'note', 'value'),
  ...words('shared', 'wizard', 'controls'),
];
const pages = (...names: readonly string[]) => names.map((name) => `src/portal/pages/${name}Page.tsx`);
const chooser = pages('selection/ContractSelection');
const otherPages = pages(
  'claims/ClaimsOverview',
  'documents/Documents',
  'faq/Faq',
  'legal/Cookies',
  'magazine/Magazine',
);
/** Of the start page they have no more than icons, which come with every page then. */
const pagesWithIcons = [
  ...pages('claims/ClaimsInfo', 'contact/Contact'),
  'src/portal/startup/DeactivatedNotice.tsx',
];
const rooms = createRooms([
  { name: 'react', of: ['src/delivery/page/react.ts'] },
  { name: 'libraries', of: ['src/main.tsx'], only: /\/node_modules\/(?!.*\.css$)/ },
  // Small, and nearly every form counts letters.
  { name: 'libraries', of: ['node_modules/ajv/dist/runtime/ucs2length.js'] },
  { name: 'first', of: ['src/main.tsx'] },
  { name: 'first', of: startPage, and: [...formPage, ...otherPages, ...pagesWithIcons] },
  // Styles of questions are small beside those of every page, and smaller still in one file with them.
  { name: 'first', of: formPage, and: [...otherPages, ...chooser], only: /\.css$/ },
  { name: 'common', of: formPage, and: [...otherPages, ...chooser] },
  // What the start page and the chooser have of contracts is a file of code; its styles are too small for one.
  { name: 'first', of: startPage, and: chooser, only: /\.css$/ },
  { name: 'contracts', of: startPage, and: chooser },
  { name: 'start', of: startPage },
  {
    name: 'reading',
    of: ['dashboard/NewsPages', 'magazine/MagazinePage', 'magazine/ArticlePage'].map(
      (page) => `src/portal/pages/${page}.tsx`,
    ),
  },
  { name: 'form', of: formPage },
  {
    name: 'overview',
    of: [
      'src/wizard/fields/Overview.tsx',
      'src/wizard/fields/ShownGroup.tsx',
      ...blocks('action', 'amount', 'button', 'cover', 'fact', 'lockReason', 'score', 'vehicle'),
    ],
  },
  { name: 'change', of: blocks('changes', 'priceComparison') },
  {
    name: 'contract',
    of: [...pages('contract/Contract'), ...words('contract')],
    only: /\/contract(?:\/|\.de\.json$)/,
  },
  { name: 'content', of: ['src/portal/content/contentClient.ts'] },
]);

/**
 * Three builds and the tests: the portal (`vite build`), a program for Node (`vite build --ssr <entry>`, dependencies stay outside),
 * the development server. The server puts a fresh nonce in the place of the placeholder on every response.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    definitionsPlugin({ check: createErrorCheck(), compile: wizardOf }),
    callsPlugin,
    rooms.plugin,
    bootPlugin,
    pagesPlugin({ loadBrands, compile: wizardOf }),
    compressPlugin,
    budgetPlugin,
    pageFactsPlugin(loadBrands),
  ],
  publicDir: 'public',
  resolve: {
    alias: { 'markdown-to-jsx/react': resolve(import.meta.dirname, 'src/delivery/build/noMarkdown.ts') },
  },
  css: {
    // Colours of both schemes are variables of the brand: no rule has two colours in one place, which older browsers would have to be helped with.
    lightningcss: { exclude: lightDark },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 1000,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: { codeSplitting: { groups: rooms.groups } },
          treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] },
        },
      },
  server: {
    port,
    strictPort: true,
    proxy: {
      '/api': backend,
      '/oidc': backend,
      '/cms': backend,
      '/checklists': backend,
      '/barrierefreiheit': backend,
      '/health': backend,
    },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'test/bench/**', 'node_modules/**'],
    env: { TZ: 'Europe/Berlin' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Most of a test's time was loading the same modules again. So the files of a worker share one process, and a test puts back what it changes.
    isolate: false,
    maxWorkers: '100%',
    server: { deps: { inline: [/@rjsf\//] } },
  },
}));

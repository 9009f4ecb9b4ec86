import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bootPlugin } from './bootPlugin.ts';
import { budgetPlugin } from './budgetPlugin.ts';
import { callsPlugin } from './callsPlugin.ts';
import { createChunkGroups } from './chunkGroups.ts';
import { compressPlugin } from './compressPlugin.ts';
import { pageFactsPlugin } from './pageFactsPlugin.ts';
import { pagesPlugin, type PagesParts } from './pagesPlugin.ts';

/** What makes pages arrive sooner in a build, and what writes the facts into the page of the development server. */
export function deliveryPlugins(parts: PagesParts): readonly Plugin[] {
  return [
    bundlerOptions,
    chunks.plugin,
    callsPlugin,
    bootPlugin,
    pagesPlugin(parts),
    compressPlugin,
    budgetPlugin,
    pageFactsPlugin(parts.loadBrands),
  ];
}

const chunks = createChunkGroups();

/** Loading such a module does nothing but make what it exports, so that the bundler leaves out exports that nothing uses. */
const pure =
  /\/src\/(?:brand|calendar|definitions|domain|engine|plain|protocol)\/|\/@contentful\/rich-text-types\//;

/** `Features.LightDark` of lightningcss, which vite brings along. */
const lightDark = 1 << 20;

const bundlerOptions: Plugin = {
  name: 'bundler-options',
  config: (_, { isSsrBuild }) => ({
    resolve: {
      alias: { 'markdown-to-jsx/react': fileURLToPath(new URL('noMarkdown.ts', import.meta.url)) },
    },
    // Colours of both schemes are variables of the brand: no rule has two colours in one place, for which older browsers would need help.
    css: { lightningcss: { exclude: lightDark } },
    ...(isSsrBuild !== true && {
      build: {
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { program: 'index.html' },
          output: { codeSplitting: { groups: chunks.groups } },
          treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] },
        },
      },
    }),
  }),
};

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bootPlugin } from './bootPlugin.ts';
import { budgetPlugin } from './budgetPlugin.ts';
import { callsPlugin } from './callsPlugin.ts';
import { createChunkGroups } from './chunkGroups.ts';
import { compressPlugin } from './compressPlugin.ts';
import { createPageFactsPlugin } from './createPageFactsPlugin.ts';
import { createPagesPlugin, type PagesParts } from './createPagesPlugin.ts';

/**
 * Returns the plugins that make pages of a build arrive sooner, and the one that writes the facts into the page of the development server.
 */
export function createDeliveryPlugins(parts: PagesParts): readonly Plugin[] {
  return [
    bundlerOptions,
    chunks.plugin,
    callsPlugin,
    bootPlugin,
    createPagesPlugin(parts),
    compressPlugin,
    budgetPlugin,
    createPageFactsPlugin(parts.loadBrands),
  ];
}

const chunks = createChunkGroups();

/** Modules without side effects: the bundler leaves out their unused exports. */
const modulesWithoutSideEffects =
  /\/src\/(?:brand|calendar|content|definitions|domain|engine|plain|protocol)\/|\/@contentful\/rich-text-types\//;

/** `Features.LightDark` of lightningcss, which vite depends on. */
const lightDark = 1 << 20;

const bundlerOptions: Plugin = {
  name: 'bundler-options',
  config: (_, { isSsrBuild }) => ({
    resolve: {
      alias: { 'markdown-to-jsx/react': fileURLToPath(new URL('noMarkdown.ts', import.meta.url)) },
    },
    // Colours of both schemes are variables of the brand, so that rules need no fallback for browsers without `light-dark()`.
    css: { lightningcss: { exclude: lightDark } },
    ...(isSsrBuild !== true && {
      build: {
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { program: 'index.html' },
          output: { codeSplitting: { groups: chunks.groups } },
          treeshake: { moduleSideEffects: [{ test: modulesWithoutSideEffects, sideEffects: false }] },
        },
      },
    }),
  }),
};

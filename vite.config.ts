import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin, ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { loadBrands } from './src/backend/loadBrands.ts';
import { brandOf, withPageBrand } from './src/brand/index.ts';
import { createErrorCheck } from './src/cli/createErrorCheck.ts';
import { definitionsPlugin } from './src/definitions/definitionsPlugin.ts';

const port = Number(process.env['PORT'] ?? 4173);
/** The Host header stays, because the back end issues tokens for the address the browser sees. */
const backend: ProxyOptions = { target: `http://localhost:${port + 1}`, changeOrigin: false };

/** Markdown (31 KB, gzip) for rjsf's own complaints about a schema, which a compiled form never causes. */
const markdown = 'markdown-to-jsx/react';
const withoutMarkdown: Plugin = {
  name: 'without-markdown',
  enforce: 'pre',
  resolveId: (id) => (id === markdown ? `\0${markdown}.js` : null),
  load: (id) => (id === `\0${markdown}.js` ? 'export const Markdown = () => null;' : null),
};

/** Writes the brand of the host into the page, as the back end does for the built one. */
const pageBrand: Plugin = {
  name: 'page-brand',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const { url = '/', headers } = request;
      if (headers['sec-fetch-dest'] !== 'document' || url.startsWith('/oidc/')) return next();
      const brand = brandOf((headers.host ?? '').replace(/:\d{1,5}$/, ''), loadBrands());
      server.transformIndexHtml(url, readFileSync('index.html', 'utf8')).then((page) => {
        response.setHeader('content-type', 'text/html; charset=utf-8').end(withPageBrand(page, brand));
      }, next);
    });
  },
};

/**
 * Three builds and the tests: the portal (`vite build`), a program for Node (`vite build --ssr <entry>`, dependencies stay outside),
 * the development server. The server puts a fresh nonce in the place of the placeholder on every response.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), definitionsPlugin({ check: createErrorCheck() }), withoutMarkdown, pageBrand],
  publicDir: 'public',
  html: { cspNonce: '__CSP_NONCE__' },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false }
    : { outDir: 'dist/client', assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  server: {
    port,
    strictPort: true,
    proxy: {
      '/api': backend,
      '/oidc': backend,
      '/cms': backend,
      '/checklists': backend,
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

import react from '@vitejs/plugin-react';
import type { Plugin, ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { createErrorCheck } from './src/cli/createErrorCheck.ts';
import { definitionsPlugin } from './src/definitions/definitionsPlugin.ts';

const port = Number(process.env['PORT'] ?? 4173);
/** The Host header stays, because the back end issues tokens for the address the browser sees. */
const backend: ProxyOptions = { target: `http://localhost:${port + 1}`, changeOrigin: false };

/**
 * What @rjsf/core imports and the forms never use: a validator for its own tests, and Markdown for descriptions (31 KB, gzip), which
 * our templates do not draw.
 */
const unused = new Map([
  ['@rjsf/validator-ajv8', 'export default {};'],
  ['markdown-to-jsx/react', 'export const Markdown = () => null;'],
]);
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  resolveId: (id) => (unused.has(id) ? `\0unused:${id}.js` : null),
  load: (id) => (id.startsWith('\0unused:') ? unused.get(id.slice('\0unused:'.length, -'.js'.length)) : null),
};

/**
 * Three builds and the tests: the portal (`vite build`), a program for Node (`vite build --ssr <entry>`, dependencies stay outside),
 * the development server. The server puts a fresh nonce in the place of the placeholder on every response.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), definitionsPlugin({ check: createErrorCheck() }), withoutUnused],
  publicDir: 'public',
  html: { cspNonce: '__CSP_NONCE__' },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false }
    : { outDir: 'dist/client', assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  server: {
    port,
    strictPort: true,
    proxy: { '/api': backend, '/oidc': backend, '/cms': backend, '/health': backend },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**', 'test/bench/**', 'node_modules/**'],
    env: { TZ: 'Europe/Berlin' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
    server: { deps: { inline: [/@rjsf\//] } },
  },
}));

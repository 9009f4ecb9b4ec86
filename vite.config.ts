import react from '@vitejs/plugin-react';
import type { Plugin, ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { errorsIn } from './src/cli/errorsIn.ts';
import { definitionsPlugin } from './src/definitions/definitionsPlugin.ts';

const port = Number(process.env['PORT'] ?? 4173);
/** The Host header stays, because the back end issues tokens for the address the browser sees. */
const backend: ProxyOptions = { target: `http://localhost:${port + 1}`, changeOrigin: false };

/** @rjsf/core ships a part for tests that imports a validator; the forms judge with their own, so there is nothing to load. */
const withoutTestValidator: Plugin = {
  name: 'without-test-validator',
  enforce: 'pre',
  resolveId: (id) => (id === '@rjsf/validator-ajv8' ? '\0no-validator.js' : null),
  load: (id) => (id === '\0no-validator.js' ? 'export default {};' : null),
};

/**
 * Three builds and the tests: the portal (`vite build`), a program for Node (`vite build --ssr <entry>`, dependencies stay outside),
 * the development server. The server puts a fresh nonce in the place of the placeholder on every response.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), definitionsPlugin({ check: errorsIn }), withoutTestValidator],
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

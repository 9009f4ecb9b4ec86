import react from '@vitejs/plugin-react';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { accidentScriptPlugin } from './src/backend/accident/accidentScriptPlugin.ts';
import { loadBrands } from './src/backend/loadBrands.ts';
import { paperThreadPlugin } from './src/backend/pdf/paperThreadPlugin.ts';
import { createErrorCheck } from './src/cli/createErrorCheck.ts';
import { compileFormById } from './src/cli/compileFormById.ts';
import { programPlugin } from './src/cli/programPlugin.ts';
import { definitionsPlugin } from './src/definitions/definitionsPlugin.ts';
import { createDeliveryPlugins } from './src/delivery/build/createDeliveryPlugins.ts';

const port = Number(process.env['PORT'] ?? 4173);
/** The Host header stays, because the back end issues tokens for the address the browser sees. */
const backend: ProxyOptions = { target: `http://localhost:${port + 1}`, changeOrigin: false };

/**
 * Three builds and the tests: the portal (`vite build`), a program for Node (`vite build --ssr <entry>`, dependencies stay outside),
 * the development server. The server puts a fresh nonce in the place of the placeholder on every response.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    definitionsPlugin({ check: createErrorCheck(), compile: compileFormById }),
    programPlugin('src/cli/main.ts'),
    accidentScriptPlugin,
    paperThreadPlugin,
    ...createDeliveryPlugins({ loadBrands, compile: compileFormById }),
  ],
  publicDir: 'public',
  html: { cspNonce: '__CSP_NONCE__' },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 1000,
      },
  // Everything that a page may load is known before the first one asks for it: a package found later would reload the page.
  optimizeDeps: { entries: ['index.html', 'src/{portal,ui,wizard}/**/*.tsx'] },
  server: {
    port,
    strictPort: true,
    warmup: { clientFiles: ['src/main.tsx', 'src/portal/pages/**/*Page.tsx', 'src/wizard/WizardRunner.tsx'] },
    proxy: {
      '/api': backend,
      '/oidc': backend,
      '/cms': backend,
      '/checklists': backend,
      '/barrierefreiheit': backend,
      '/unfall': backend,
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

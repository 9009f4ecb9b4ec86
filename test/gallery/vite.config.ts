import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from '../../src/delivery/build/callsPlugin.ts';
import { backend } from './backend.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The parts of the portal on a page of their own; brands and pictures come from the repository. */
export default defineConfig({
  plugins: [react(), callsPlugin, backend()],
  publicDir: `${repository}/public`,
  build: {
    outDir: `${repository}/test-results/gallery-page`,
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 3000,
  },
});

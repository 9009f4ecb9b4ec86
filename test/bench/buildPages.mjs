import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the contenders for production: one page, one chunk per contender, all with the same React. Returns the forms that can be measured.
 */
export async function buildPages(sizes) {
  const { measuredForms } = await loadModule('form/measuredForms.ts');
  const { formsPlugin } = await loadModule('form/formsPlugin.ts');
  const forms = measuredForms(sizes);
  // Loading modules with vite has set it to development.
  process.env.NODE_ENV = 'production';
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    resolve: { dedupe: ['react', 'react-dom', '@rjsf/core', '@rjsf/utils'] },
    plugins: [react(), formsPlugin(forms)],
    build: { outDir: 'dist/pages', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
  return forms;
}

/** Loads a TypeScript module of this repository in Node. */
export async function loadModule(path) {
  const { module } = await runnerImport(`${here}${path}`, { configFile: false, logLevel: 'error' });
  return module;
}

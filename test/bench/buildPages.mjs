import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const validatorsId = 'virtual:bench-validators';

/** Builds the contenders for production: one page, one chunk per contender, everybody on the same React. */
export async function buildPages() {
  const code = await validatorsModule();
  // Loading modules through vite has set it to development by now.
  process.env.NODE_ENV = 'production';
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    resolve: { dedupe: ['react', 'react-dom', '@rjsf/core', '@rjsf/utils'] },
    plugins: [react(), validators(code)],
    build: { outDir: 'dist/pages', emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
}

/** A TypeScript module of this repository, run in Node. */
export async function loadModule(path) {
  const { module } = await runnerImport(`${here}${path}`, { configFile: false, logLevel: 'error' });
  return module;
}

/** Validators built ahead of time, as for a form of the product; the shapes are the same however long the form is. */
async function validatorsModule() {
  const { definitionOf } = await loadModule('form/definition.ts');
  const { benchForm } = await loadModule('form/BenchForm.ts');
  const { leafSchemas } = await loadModule('../../src/engine/index.ts');
  const { validatorsCode } = await loadModule('../../src/definitions/buildValidators.ts');
  return validatorsCode(leafSchemas(definitionOf(benchForm(1, 20))));
}

function validators(code) {
  return {
    name: 'bench-validators',
    resolveId: (id) => (id === validatorsId ? `\0${id}.js` : null),
    load: (id) => (id === `\0${validatorsId}.js` ? code : null),
  };
}

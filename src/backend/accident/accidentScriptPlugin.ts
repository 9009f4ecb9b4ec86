import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const asked = 'virtual:accident-script';
const resolved = `\0${asked}`;
const folder = fileURLToPath(new URL('../../accident', import.meta.url));

/** Builds the program of the accident help into one text, because its page carries everything it needs. */
export const accidentScriptPlugin: Plugin = {
  name: 'accident-script',
  resolveId: (id) => (id === asked ? resolved : null),
  async load(id) {
    if (id !== resolved) return null;
    for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (name.endsWith('.ts')) this.addWatchFile(`${parentPath}/${name}`);
    return `export default ${JSON.stringify(await buildScript())};`;
  },
};

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      // Phones that are some years old have an accident, too.
      target: 'es2020',
      rollupOptions: { input: `${folder}/main.ts`, output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  const [file] = result !== undefined && 'output' in result ? result.output : [];
  if (file?.type !== 'chunk') throw new Error('The program of the accident help was not built.');
  return file.code;
}

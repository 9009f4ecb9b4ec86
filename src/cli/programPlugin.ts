import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isDefinitionFile } from '../definitions/disk.ts';

/**
 * Builds the command line so that a command starts quickly and no edit of a definition needs a build. The definitions that its code imports
 * (numbers of the settings) are read at each start; one that is no JSON has the content that it had at the build, and lint reports it. Packages
 * are built in, because finding and loading their hundreds of files takes longer than most commands.
 */
export function programPlugin(entry: string): Plugin {
  let root = process.cwd();
  let isProgram = false;
  return {
    name: 'program',
    enforce: 'pre',
    config: ({ build }) =>
      build?.ssr === entry
        ? { build: { minify: true }, ssr: { noExternal: true, external: ['oxfmt', 'hunspell-wasm'] } }
        : null,
    configResolved(config) {
      root = config.root;
      isProgram = config.build.ssr === entry;
    },
    resolveId(source, importer) {
      if (!isProgram || importer === undefined || !source.endsWith('.json')) return null;
      const path = relative(root, resolve(dirname(importer), source)).replaceAll('\\', '/');
      return isDefinitionFile(path) ? `\0${path}.js` : null;
    },
    load(id) {
      const path = id.slice(1, -'.js'.length);
      if (!id.startsWith('\0') || !isDefinitionFile(path)) return null;
      return `import { readFileSync } from 'node:fs';
function read() {
  try {
    return JSON.parse(readFileSync(${JSON.stringify(path)}, 'utf8'));
  } catch {
    return ${readFileSync(resolve(root, path), 'utf8')};
  }
}
export default read();
`;
    },
  };
}

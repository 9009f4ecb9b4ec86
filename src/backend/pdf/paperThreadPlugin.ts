import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const resolved = '\0virtual:paper-thread.js';
/** Stands beside the file of the program. */
const fileName = 'paperThread.js';
const program = fileURLToPath(new URL('paperThread.ts', import.meta.url));

/** Builds the thread that draws papers beside each program that draws some, and tells the program where it is. */
export const paperThreadPlugin: Plugin = {
  name: 'paper-thread',
  resolveId: (asked) => (asked === 'virtual:paper-thread' ? resolved : null),
  load(asked) {
    if (asked !== resolved) return null;
    if (this.environment.mode !== 'build') return 'export default null;';
    this.emitFile({ type: 'chunk', id: program, fileName });
    // The bundler would take an address with the name in it for a file of the sources.
    return `const name = '${fileName}';\nexport default new URL(name, import.meta.url).href;`;
  },
};

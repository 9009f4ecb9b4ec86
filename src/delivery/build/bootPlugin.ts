import { build, type Plugin, type Rolldown } from 'vite';
import { callsPlugin } from './callsPlugin.ts';

/** The marks in `index.html` for scripts, and the sources of these scripts. The boot script runs after the parts that the server writes. */
const scripts = {
  '<!-- failure -->': 'src/delivery/page/failureScript.ts',
  '<!-- boot -->': 'src/delivery/page/bootScript.ts',
};

/**
 * Tags of the program's style sheets and scripts: they are removed, because the server writes them where each page needs them
 * (`answerPage.ts`).
 */
const programFiles =
  /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g;

/** Writes scripts into the page itself: as files they would run one round trip later, or not at all. */
export const bootPlugin: Plugin = {
  name: 'boot',
  transformIndexHtml: {
    order: 'post',
    async handler(page, { server }) {
      const write = async (entry: string): Promise<string> =>
        server === undefined
          ? `<script>${await buildScript(entry)}</script>`
          : `<script type="module" src="/${entry}"></script>`;
      let written = server === undefined ? page.replace(programFiles, '') : page;
      for (const [placeholder, entry] of Object.entries(scripts)) {
        const script = await write(entry);
        written = written.replace(placeholder, () => script);
      }
      return written;
    },
  },
};

async function buildScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [callsPlugin],
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built as Rolldown.RolldownOutput];
  const code = output?.output[0].code.trim() ?? '';
  if (output?.output.length !== 1 || /<\/?script|<!--/i.test(code))
    throw new Error(`${entry} must become one script that HTML can hold`);
  return code;
}

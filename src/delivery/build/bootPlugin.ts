import { build, type Plugin, type Rolldown } from 'vite';
import { callsPlugin } from './callsPlugin.ts';

const entry = 'src/delivery/page/bootScript.ts';
/** Stands in `index.html` where the boot script runs, after what the server writes into the page. */
const placeholder = '<!-- boot -->';

/** The server writes style sheets and scripts of the program where each page needs them (`answerPage.ts`). */
const programFiles =
  /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g;

/** Writes the boot script into the page itself: loaded on its own it would run one round trip later. */
export const bootPlugin: Plugin = {
  name: 'boot',
  transformIndexHtml: {
    order: 'post',
    async handler(page, { server }) {
      if (server !== undefined)
        return page.replace(placeholder, `<script type="module" src="/${entry}"></script>`);
      const code = await bootCode();
      return page.replace(programFiles, '').replace(placeholder, () => `<script>${code}</script>`);
    },
  },
};

async function bootCode(): Promise<string> {
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
    throw new Error('The boot code must be one script that HTML can hold');
  return code;
}

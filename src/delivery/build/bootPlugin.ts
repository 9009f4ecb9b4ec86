import { build, type Plugin, type Rolldown } from 'vite';
import { callsPlugin } from './callsPlugin.ts';

const entry = 'src/delivery/page/bootScript.ts';
/** The mark in `index.html` for the boot script, which runs after the parts that the server writes. */
const placeholder = '<!-- boot -->';

/**
 * Tags of the program's style sheets and scripts: they are removed, because the server writes them where each page needs them
 * (`answerPage.ts`).
 */
const programFiles =
  /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g;

/** Writes the boot script into the page itself: as a file it would run one round trip later. */
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

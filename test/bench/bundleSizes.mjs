import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const formRunner = 'src/wizard/WizardRunner.tsx';

/**
 * Returns the kilobytes (Brotli, 1000 bytes) of the portal's production build, by the parts that a visit loads. `dist/client` stays
 * unchanged.
 */
export async function bundleSizes() {
  const { output } = await build({ root, logLevel: 'error', build: { write: false } });
  const byAddress = new Map(output.map((file) => [`/${file.fileName}`, file]));
  const built = JSON.parse(byAddress.get('/pages.json').source);
  const engine = output.filter(
    (file) => file.type === 'chunk' && Object.keys(file.modules).some((id) => id.includes(formRunner)),
  );
  const isForm = ({ modules }) => engine.some(({ fileName }) => modules.includes(`/${fileName}`));
  const files = (addresses) => [...new Set(addresses)].map((address) => byAddress.get(address));
  const weigh = (page) => ({
    path: page.path,
    js: kilobytes(files([...built.program, ...page.modules])),
    css: kilobytes(files([...built.styles, ...page.styles])),
  });
  const start = built.pages.find(({ path }) => path === '/');
  return {
    startPage: weigh(start),
    formPages: built.pages.filter(isForm).map(weigh),
    formEngine: kilobytes(engine),
    largest: largestPackages(engine),
  };
}

/** Lists the largest packages of some chunks as shares of their source, which differ from their compressed sizes. */
function largestPackages(files) {
  const shares = new Map();
  for (const [id, { renderedLength }] of files.flatMap((chunk) => Object.entries(chunk.modules))) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'the portal itself';
    shares.set(name, (shares.get(name) ?? 0) + renderedLength);
  }
  const whole = [...shares.values()].reduce((sum, length) => sum + length, 0);
  return [...shares]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 8)
    .map(([name, length]) => `${name} ${Math.round((100 * length) / whole)} %`);
}

function kilobytes(files) {
  return files.reduce((sum, file) => sum + brotliCompressSync(file.code ?? file.source).length, 0) / 1000;
}

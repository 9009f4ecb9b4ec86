import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const formRunner = 'src/wizard/WizardRunner.tsx';
const formModule = 'virtual:form/';

/** Kilobytes (gzip) of the portal's production build, by what a visit loads. Nothing is written: `dist/client` is left alone. */
export async function bundleSizes() {
  const { output } = await build({ root, logLevel: 'error', build: { write: false } });
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(output.map((file) => [file.fileName, file]));
  const holding = (part) =>
    chunks.filter((chunk) => Object.keys(chunk.modules).some((id) => id.includes(part)));

  const first = withImports(chunks.filter((chunk) => chunk.isEntry));
  const engine = withImports(holding(formRunner));
  const page = union(first, engine);
  return {
    firstRoute: kilobytes(first),
    firstRouteCss: kilobytes(stylesOf(first)),
    formEngine: kilobytes(without(engine, first)),
    formPage: kilobytes(page),
    formPageCss: kilobytes(stylesOf(page)),
    forms: holding(formModule)
      .filter((chunk) => chunk.facadeModuleId?.includes(formModule))
      .map((chunk) => ({
        id: chunk.name,
        own: kilobytes(without(withImports([chunk]), page)),
        direct: kilobytes(union(page, withImports([chunk]))),
      })),
    largest: largestPackages(without(engine, first)),
  };

  /** Chunks that come with the given ones without any further click. */
  function withImports(start) {
    const seen = new Set();
    const open = [...start];
    for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
      if (seen.has(chunk)) continue;
      seen.add(chunk);
      open.push(...chunk.imports.map((name) => byName.get(name)).filter((file) => file !== undefined));
    }
    return [...seen];
  }

  function stylesOf(files) {
    const names = new Set(files.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
    return [...names].map((name) => byName.get(name));
  }
}

/** Packages that fill the most of some chunks, as shares of their source: a hint where to look, not what they weigh. */
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

function union(one, other) {
  return [...new Set([...one, ...other])];
}

function without(files, others) {
  return files.filter((file) => !others.includes(file));
}

function kilobytes(files) {
  return files.reduce((sum, file) => sum + gzipSync(file.code ?? file.source).length, 0) / 1024;
}

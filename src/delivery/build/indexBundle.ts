import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The files that a build made of sources. Addresses are paths on the host. */
export interface BundleFiles {
  /** Returns the files that are loaded with these sources, besides those of every page. Sources are named by the ends of their ids. */
  readonly loadedWith: (sources: readonly string[]) => {
    readonly modules: readonly string[];
    readonly styles: readonly string[];
  };
  readonly modulesOfAll: readonly string[];
  readonly stylesOfAll: readonly string[];
  /** Returns the file that was made of a source, named by the end of its path. Throws when there is none. */
  readonly asset: (source: string) => string;
}

export function indexBundle(bundle: Bundle): BundleFiles {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const ofAll = collectImportedChunks(findChunks('/src/main.tsx', chunks), bundle);
  return {
    loadedWith(sources) {
      const holders = sources.flatMap((source) => findChunks(source, chunks));
      const own = [...collectImportedChunks(holders, bundle)].filter((chunk) => !ofAll.has(chunk));
      return { modules: own.map(toFileAddress), styles: listStyles(own) };
    },
    modulesOfAll: [...ofAll].map(toFileAddress),
    stylesOfAll: listStyles([...ofAll]),
    asset(source) {
      const file = files.find(
        (one) => one.type === 'asset' && one.originalFileNames.some((name) => name.endsWith(source)),
      );
      if (file === undefined) throw new Error(`The build has no file of ${source}`);
      return toFileAddress(file);
    },
  };
}

/** Finds the chunk that contains a source, and the one that is loaded in its place. */
function findChunks(source: string, chunks: readonly Chunk[]): readonly Chunk[] {
  const isIt = (id: string | null) => id !== null && id.replace(/^\0(.*)\.js$/, '$1').endsWith(source);
  const found = chunks.filter(
    ({ facadeModuleId, moduleIds }) => isIt(facadeModuleId) || moduleIds.some(isIt),
  );
  if (found.length === 0) throw new Error(`The build has nothing of ${source}`);
  return found;
}

/** Returns these chunks and their imports, in the order in which they run. */
function collectImportedChunks(entries: readonly Chunk[], bundle: Bundle): ReadonlySet<Chunk> {
  const [seen, found] = [new Set<Chunk>(), new Set<Chunk>()];
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
    found.add(chunk);
  };
  entries.forEach(visit);
  return found;
}

function listStyles(chunks: readonly Chunk[]): readonly string[] {
  return chunks
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    .map((name) => `/${name}`);
}

function toFileAddress({ fileName }: { readonly fileName: string }): string {
  return `/${fileName}`;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

/** Encodings of the compressed files of a build, the smallest first, and the endings of their names. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
export type Encoding = (typeof encodings)[number][0];

export interface BuiltFile {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly packed: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
  /** The entity tag, which changes with the content. */
  readonly tag: string;
}

/** Returns a function that reads files of a folder, each once; null when there is none at a path. */
export function readBuiltFiles(folder: string): (path: string) => Promise<BuiltFile | null> {
  // Only existing files are cached: the number of other paths is unlimited.
  const known = new Map<string, BuiltFile>();
  return async (path) => {
    const file = known.get(path) ?? (await readBuilt(folder, path));
    if (file !== null) known.set(path, file);
    return file;
  };
}

async function readBuilt(folder: string, path: string): Promise<BuiltFile | null> {
  const place = normalize(join(folder, path));
  if (!place.startsWith(normalize(folder) + sep) || path.includes('\0')) return null;
  const content = await readContent(place);
  if (content === null) return null;
  const packed = await Promise.all(
    encodings.map(async ([name, end]) => [name, await readContent(place + end)] as const),
  );
  return {
    content,
    packed: new Map(packed.flatMap(([name, bytes]) => (bytes === null ? [] : [[name, bytes] as const]))),
    tag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  };
}

async function readContent(place: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(place));
  } catch {
    return null;
  }
}

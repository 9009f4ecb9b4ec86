import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Import {
  readonly from: string;
  readonly isType: boolean;
  /** `import()`: what it names is loaded when it is needed. */
  readonly isLazy: boolean;
}
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly code: string;
  readonly imports: readonly Import[];
}

/** The files of the program, with what each of them imports. */
export const sources = filesBelow('src')
  .filter((path) => /\.(ts|tsx)$/.test(path))
  .map(sourceOf);
/** Imports of one file of the program by another. */
export const internal = sources.flatMap((source) =>
  source.imports
    .filter(({ from }) => from.startsWith('.'))
    .map((one) => ({ ...one, path: source.path, target: normalize(join(dirname(source.path), one.from)) })),
);

export function moduleOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function sourceOf(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(,])\/\/[^\n]*/g, '$1');
  const statements =
    /\b(import|export)\s+(type\s+)?(?:[^'";()]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
  const imports = [...code.matchAll(statements)].map((match) => ({
    from: match[3] ?? match[4] ?? '',
    isType: match[2] !== undefined,
    isLazy: match[4] !== undefined,
  }));
  return { path: file.replace(/^src\//, ''), text, code, imports };
}

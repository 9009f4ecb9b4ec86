import { getLocation, type Node, parseTree } from 'jsonc-parser';
import { findPathOfPlace } from '../findPathOfPlace.ts';

/** A text of a file. `paths`: the questions and steps of its form. */
interface ReadFile {
  readonly file: string;
  readonly text: string;
  readonly paths: readonly string[];
}

/** Finds the question or step that an offset of a file is about; null when it is about none. The text may be broken. */
export function findSubjectAt({ file, text, paths }: ReadFile, offset: number): string | null {
  if (!file.endsWith('.json')) return findNameInLine(text, offset, paths);
  const { path } = getLocation(text, offset);
  return findPathOfPlace(paths, toPointer(path));
}

/** Finds the offset where a file begins to write about a question or step; null when it does not name it. */
export function findPlaceOf({ file, text, paths }: ReadFile, subject: string): number | null {
  const [path = subject] = subject.split('=');
  if (!file.endsWith('.json')) return findKeyInText(text, path);
  const tree = parseTree(text);
  return tree ? findInTree(tree, [], (pointer) => findPathOfPlace(paths, pointer) === path) : null;
}

function findInTree(
  node: Node,
  place: readonly string[],
  isWanted: (pointer: string) => boolean,
): number | null {
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [child, child];
    const next = [...place, child.type === 'property' ? String(key?.value) : String(index)];
    if (key !== undefined && isWanted(toPointer(next))) return key.offset;
    const found = value === undefined ? null : findInTree(value, next, isWanted);
    if (found !== null) return found;
  }
  return null;
}

function toPointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A flow test names a question in one piece, so that its line tells it. */
function findNameInLine(text: string, offset: number, paths: readonly string[]): string | null {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const words = text.slice(start, end < 0 ? undefined : end).match(/[\w.]+/g) ?? [];
  return words.find((word) => paths.includes(word)) ?? null;
}

function findKeyInText(text: string, path: string): number | null {
  const found = new RegExp(`(?<![\\w.])${path.replaceAll('.', '\\.')}(?![\\w.])`).exec(text);
  return found?.index ?? null;
}

import type { Node } from 'jsonc-parser';
import type { Problem } from '../engine/index.ts';
import type { TextPosition, Repository, SourceFile } from './Repository.ts';

/**
 * Returns the position of a problem: the start of the wrong value, or of its key. For a duplicate key that is the last one, for a problem
 * inside of a shared shape the `$ref` in the file itself, and for a missing file 1:1.
 */
export function locate(repository: Pick<Repository, 'files'>, problem: Problem): TextPosition {
  const file = repository.files.get(problem.file);
  return file ? locateInFile(file, problem.pointer, problem.key ?? false) : { line: 1, column: 1 };
}

function locateInFile(file: SourceFile, pointer: string, key: boolean): TextPosition {
  if (pointer.startsWith('@')) return findPosition(file.text, Number(pointer.slice(1)));
  let node: Node | null = file.tree;
  let keyNode: Node | null = null;
  for (const part of pointer === '' ? [] : pointer.slice(1).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const found: { key: Node | null; value: Node } | null = node ? findChildNode(node, name) : null;
    if (!found) break;
    keyNode = found.key;
    node = found.value;
  }
  const place = key ? (keyNode ?? node) : node;
  return findPosition(file.text, place?.offset ?? 0);
}

function findChildNode(node: Node, name: string): { key: Node | null; value: Node } | null {
  if (node.type === 'array') {
    const value = node.children?.[Number(name)];
    return value ? { key: null, value } : null;
  }
  const property = node.children?.findLast((child) => child.children?.[0]?.value === name);
  const [key, value] = property?.children ?? [];
  return key && value ? { key, value } : null;
}

/** Returns line and column of an offset, both from 1; columns count UTF-16 units, as editors do. */
function findPosition(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}

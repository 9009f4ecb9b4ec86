import type { TextPosition } from './Repository.ts';

/** Line and column of an offset, both from 1; columns count UTF-16 units, as editors do. */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}

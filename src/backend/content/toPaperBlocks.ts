import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { extractPlainText } from '../../content/index.ts';
import type { PaperBlock } from '../pdf/Paper.ts';

type Node = Document['content'][number];

/** Turns a rich text of the content service into blocks of a paper: headings, paragraphs, items of lists and tables. Pictures are left out. */
export function toPaperBlocks(document: Document): readonly PaperBlock[] {
  return document.content.flatMap((node) => toBlocks(node));
}

function toBlocks(node: Node, mark = ''): readonly PaperBlock[] {
  const { nodeType } = node;
  if (nodeType.startsWith('heading-')) return [{ kind: 'heading', text: extractPlainText(node) }];
  if (nodeType === BLOCKS.TABLE) return [toTable(node)];
  if (nodeType === BLOCKS.PARAGRAPH) return listLines(node, mark);
  const parts = node.content as readonly Node[];
  if (nodeType === BLOCKS.UL_LIST) return parts.flatMap((part) => toItem(part, '– '));
  if (nodeType === BLOCKS.OL_LIST) return parts.flatMap((part, index) => toItem(part, `${index + 1}. `));
  return parts.flatMap((part) => toBlocks(part));
}

/** The mark stands before the first line of an item. */
function toItem({ content }: Node, mark: string): readonly PaperBlock[] {
  return (content as readonly Node[]).flatMap((part, index) => toBlocks(part, index === 0 ? mark : ''));
}

function listLines(node: Node, mark: string): readonly PaperBlock[] {
  const lines = extractPlainText(node)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line, index) => ({ kind: 'paragraph', text: index === 0 ? mark + line : line }));
}

/** A short row is filled up, because all rows of a paper have the same columns. */
function toTable({ content }: Node): PaperBlock {
  const rows = (content as readonly Node[]).map((row) =>
    (row.content as readonly Node[]).map(extractPlainText),
  );
  const width = Math.max(...rows.map((row) => row.length));
  const [head = [], ...others] = rows.map((row) => [
    ...row,
    ...Array.from({ length: width - row.length }, () => ''),
  ]);
  return { kind: 'table', head, rows: others };
}

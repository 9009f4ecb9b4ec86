import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import type { Block, Document, Inline, Text, TopLevelBlock } from '@contentful/rich-text-types';

const inlinePattern = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Converts readable lines to Contentful rich text. One line is one block: "## " and "### " headings, "- " and "1. " list items, all others
 * paragraphs; inside a line **bold** and [text](target).
 */
export function toRichText(lines: readonly string[]): Document {
  const content: TopLevelBlock[] = [];
  for (const line of lines) {
    const list = listKind(line);
    if (!list) {
      content.push(block(line));
      continue;
    }
    const item = createNode(BLOCKS.LIST_ITEM, [paragraph(line.replace(/^(-|\d+\.) /, ''))]);
    const previous = content.at(-1);
    if (previous?.nodeType === list) previous.content.push(item);
    else content.push(createNode(list, [item]));
  }
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content };
}

function listKind(line: string): typeof BLOCKS.UL_LIST | typeof BLOCKS.OL_LIST | undefined {
  if (line.startsWith('- ')) return BLOCKS.UL_LIST;
  return /^\d+\. /.test(line) ? BLOCKS.OL_LIST : undefined;
}

function block(line: string): TopLevelBlock {
  if (line.startsWith('### ')) return createNode(BLOCKS.HEADING_3, parseInline(line.slice(4)));
  if (line.startsWith('## ')) return createNode(BLOCKS.HEADING_2, parseInline(line.slice(3)));
  return paragraph(line);
}

const paragraph = (line: string): TopLevelBlock => createNode(BLOCKS.PARAGRAPH, parseInline(line));

function createNode<Type extends BLOCKS>(
  nodeType: Type,
  content: (Block | Inline | Text)[],
): Block & { readonly nodeType: Type } {
  return { nodeType, data: {}, content };
}

const text = (value: string, bold = false): Text => ({
  nodeType: 'text',
  value,
  marks: bold ? [{ type: MARKS.BOLD }] : [],
  data: {},
});

function parseInline(line: string): (Inline | Text)[] {
  const parts: (Inline | Text)[] = [];
  let end = 0;
  for (const match of line.matchAll(inlinePattern)) {
    if (match.index > end) parts.push(text(line.slice(end, match.index)));
    const [whole, bold, label, uri] = match;
    if (bold !== undefined) parts.push(text(bold, true));
    else parts.push({ nodeType: INLINES.HYPERLINK, data: { uri }, content: [text(label ?? '')] });
    end = match.index + whole.length;
  }
  if (end < line.length || parts.length === 0) parts.push(text(line.slice(end)));
  return parts;
}

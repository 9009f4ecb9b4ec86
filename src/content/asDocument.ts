import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import { cleanPiece } from '../plain/cleanText.ts';
import { asRecord, isRecord } from '../plain/isRecord.ts';

/** A node as the renderer needs it. */
interface Node {
  readonly nodeType: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly content: readonly (Node | TextNode)[];
}

interface TextNode {
  readonly nodeType: 'text';
  readonly data: Readonly<Record<string, unknown>>;
  readonly value: string;
  readonly marks: readonly { readonly type: string }[];
}

/**
 * Reads a field of the content service as rich text; null when the field is empty. Text becomes paragraphs. Of unreadable and unknown nodes
 * the text stays. Every node has content of the kinds that it may have, and none of them is empty.
 */
export function asDocument(field: unknown): Document | null {
  const nodes = isRecord(field) && field['nodeType'] === 'document' ? field['content'] : toNodes(field);
  const content = listBlocks(nodes);
  return content.length === 0
    ? null
    : ({ nodeType: BLOCKS.DOCUMENT, data: {}, content } as unknown as Document);
}

/** A blank line divides paragraphs. */
function toNodes(field: unknown): unknown {
  if (typeof field === 'string' || typeof field === 'number')
    return cleanPiece(String(field))
      .split(/\n\s*\n/)
      .map((value) => ({ nodeType: BLOCKS.PARAGRAPH, content: [{ nodeType: 'text', value: value.trim() }] }));
  return isRecord(field) && 'nodeType' in field ? [field] : field;
}

type Contents = 'blocks' | 'inlines' | 'items' | 'rows' | 'cells' | 'none';

/** The kind of content that each type of node may have. */
const contents: ReadonlyMap<unknown, Contents> = new Map<unknown, Contents>([
  ...[BLOCKS.PARAGRAPH, BLOCKS.HEADING_1, BLOCKS.HEADING_2, BLOCKS.HEADING_3].map(inlines),
  ...[BLOCKS.HEADING_4, BLOCKS.HEADING_5, BLOCKS.HEADING_6].map(inlines),
  ...[INLINES.HYPERLINK, INLINES.ASSET_HYPERLINK, INLINES.ENTRY_HYPERLINK].map(inlines),
  inlines(INLINES.RESOURCE_HYPERLINK),
  ...[BLOCKS.QUOTE, BLOCKS.LIST_ITEM, BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL].map(
    (type) => [type, 'blocks'] as const,
  ),
  [BLOCKS.UL_LIST, 'items'],
  [BLOCKS.OL_LIST, 'items'],
  [BLOCKS.TABLE, 'rows'],
  [BLOCKS.TABLE_ROW, 'cells'],
  [BLOCKS.HR, 'none'],
  ...[BLOCKS.EMBEDDED_ASSET, BLOCKS.EMBEDDED_ENTRY, BLOCKS.EMBEDDED_RESOURCE].map(
    (type) => [type, 'none'] as const,
  ),
  ...[INLINES.EMBEDDED_ENTRY, INLINES.EMBEDDED_RESOURCE].map((type) => [type, 'none'] as const),
]);

function inlines(type: BLOCKS | INLINES): readonly [BLOCKS | INLINES, 'inlines'] {
  return [type, 'inlines'];
}

const inlineTypes: ReadonlySet<unknown> = new Set(['text', ...Object.values(INLINES)]);
/** Parts of lists and tables, which stand nowhere else. */
const partTypes: ReadonlySet<unknown> = new Set([
  BLOCKS.LIST_ITEM,
  BLOCKS.TABLE_ROW,
  BLOCKS.TABLE_CELL,
  BLOCKS.TABLE_HEADER_CELL,
]);
const markTypes: ReadonlySet<unknown> = new Set(Object.values(MARKS));

const readers: Readonly<Record<Contents, (content: unknown) => readonly (Node | TextNode)[]>> = {
  blocks: listBlocks,
  inlines: (content) => listNodes(content).flatMap((node) => readInline(node)),
  items: (content) => listParts(content, [BLOCKS.LIST_ITEM]),
  rows: (content) => listParts(content, [BLOCKS.TABLE_ROW]),
  cells: (content) => listParts(content, [BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL]),
  none: () => [],
};

/** Inline nodes that stand among blocks are a paragraph. */
function listBlocks(content: unknown): readonly Node[] {
  const blocks: Node[] = [];
  let line: (Node | TextNode)[] = [];
  const endLine = () => {
    if (line.some(isVisible)) blocks.push(createNode(BLOCKS.PARAGRAPH, line));
    line = [];
  };
  for (const node of listNodes(content)) {
    if (inlineTypes.has(node['nodeType'])) line.push(...readInline(node));
    else {
      endLine();
      blocks.push(...readBlock(node));
    }
  }
  endLine();
  return blocks;
}

function readBlock(node: Readonly<Record<string, unknown>>): readonly Node[] {
  const type = node['nodeType'];
  const kind = partTypes.has(type) ? undefined : contents.get(type);
  if (kind === undefined) return listBlocks(readUnknown(node));
  const block = createNode(String(type), readers[kind](node['content']), node['data']);
  return kind === 'none' || block.content.some(isVisible) ? [block] : [];
}

function readInline(node: Readonly<Record<string, unknown>>): readonly (Node | TextNode)[] {
  const { nodeType, value, data, marks } = node;
  if (nodeType === 'text') return typeof value === 'string' ? [createText(value, data, marks)] : [];
  if (!inlineTypes.has(nodeType)) return readers.inlines(readUnknown(node));
  const kind = contents.get(nodeType) ?? 'inlines';
  return [createNode(String(nodeType), readers[kind](node['content']), data)];
}

/** The parts of a list or a table. Anything else in its place is the content of a part. */
function listParts(content: unknown, types: readonly BLOCKS[]): readonly Node[] {
  const [usual = BLOCKS.LIST_ITEM] = types;
  const kind = contents.get(usual) ?? 'blocks';
  return listNodes(content).flatMap((node) => {
    const type = types.find((one) => one === node['nodeType']);
    const inner = readers[kind](type === undefined ? [node] : node['content']);
    // An empty cell holds its place.
    const isKept = inner.length > 0 || (type !== undefined && type !== BLOCKS.LIST_ITEM);
    return isKept ? [createNode(type ?? usual, inner, node['data'])] : [];
  });
}

/** An unknown node has content, or a text of its own. */
function readUnknown({ content, value }: Readonly<Record<string, unknown>>): unknown {
  return typeof value === 'string' ? [{ nodeType: 'text', value }] : content;
}

function listNodes(content: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(content) ? content.filter(isRecord) : [];
}

function createNode(nodeType: string, content: readonly (Node | TextNode)[], data: unknown = {}): Node {
  return { nodeType, data: asRecord(data), content };
}

function createText(value: string, data: unknown, marks: unknown): TextNode {
  const known = listNodes(marks).flatMap(({ type }) => (markTypes.has(type) ? [{ type: String(type) }] : []));
  return { nodeType: 'text', data: asRecord(data), value: cleanPiece(value), marks: known };
}

/** Empty lines divide paragraphs in some editors. A link without words has the name of its target. */
function isVisible(node: Node | TextNode): boolean {
  if ('value' in node) return node.value.trim() !== '';
  if ('fields' in asRecord(node.data['target'])) return true;
  return contents.get(node.nodeType) === 'none' || node.content.some(isVisible);
}

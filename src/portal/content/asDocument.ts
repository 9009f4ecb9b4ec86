import { isRecord } from '../../plain/isRecord.ts';
import { BLOCKS, type Document } from '@contentful/rich-text-types';

/** Reads a field of the content service as rich text without unreadable nodes; null when the field is empty or no rich text. */
export function asDocument(field: unknown): Document | null {
  if (!isRecord(field) || field['nodeType'] !== 'document') return null;
  const content = listNodes(field['content']);
  // The content of a node is not checked: the renderer skips unknown nodes.
  return content.length === 0 ? null : ({ nodeType: BLOCKS.DOCUMENT, data: {}, content } as Document);
}

/** Returns the nodes that have all parts the renderer needs. */
function listNodes(content: unknown): readonly object[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((node: unknown): readonly object[] => {
    if (!isRecord(node) || typeof node['nodeType'] !== 'string') return [];
    const { nodeType, value } = node;
    const data = isRecord(node['data']) ? node['data'] : {};
    if (nodeType !== 'text') return [{ nodeType, data, content: listNodes(node['content']) }];
    return typeof value === 'string' ? [{ nodeType, data, value, marks: listMarks(node['marks']) }] : [];
  });
}

function listMarks(marks: unknown): readonly object[] {
  return Array.isArray(marks)
    ? marks.filter((mark) => isRecord(mark) && typeof mark['type'] === 'string')
    : [];
}

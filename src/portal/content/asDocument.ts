import { isRecord } from '../../plain/isRecord.ts';
import { BLOCKS, type Document } from '@contentful/rich-text-types';

/** A field of the content service as rich text, with the nodes that can be read; null when it is none, or empty. */
export function asDocument(field: unknown): Document | null {
  if (!isRecord(field) || field['nodeType'] !== 'document') return null;
  const content = nodesIn(field['content']);
  // The content of a node is not checked: the renderer skips unknown nodes.
  return content.length === 0 ? null : ({ nodeType: BLOCKS.DOCUMENT, data: {}, content } as Document);
}

/** A node as the renderer needs it: one without its parts would stop it. */
function nodesIn(content: unknown): readonly object[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((node: unknown): readonly object[] => {
    if (!isRecord(node) || typeof node['nodeType'] !== 'string') return [];
    const { nodeType, value } = node;
    const data = isRecord(node['data']) ? node['data'] : {};
    if (nodeType !== 'text') return [{ nodeType, data, content: nodesIn(node['content']) }];
    return typeof value === 'string' ? [{ nodeType, data, value, marks: marksIn(node['marks']) }] : [];
  });
}

function marksIn(marks: unknown): readonly object[] {
  return Array.isArray(marks)
    ? marks.filter((mark) => isRecord(mark) && typeof mark['type'] === 'string')
    : [];
}

import { type Document, isMap, isScalar, parseDocument } from 'yaml';
import type { FlowChange } from '../listAcceptedChanges.ts';

/** Writes changes into the text of a flow file. Comments and everything else stay. A new answer stands below those of its step. */
export function writeFlowChanges(text: string, changes: readonly FlowChange[]): string {
  const document = parseDocument(text, { version: '1.2' });
  for (const { path, is } of changes) {
    const isNew = !document.hasIn(path);
    document.setIn(path, document.createNode(is));
    if (isNew) moveBelowStep(document, path);
  }
  return document.toString({ lineWidth: 110 });
}

/** Moves the last entry of a mapping below the last other one whose key begins with the same step. */
function moveBelowStep(document: Document, path: FlowChange['path']): void {
  const map: unknown = document.getIn(path.slice(0, -1), true);
  if (!isMap(map)) return;
  const [step = ''] = String(path.at(-1)).split('.');
  const added = map.items.pop();
  const last = map.items.findLastIndex(
    ({ key }) => isScalar(key) && String(key.value).startsWith(`${step}.`),
  );
  if (added) map.items.splice(last < 0 ? map.items.length : last + 1, 0, added);
}

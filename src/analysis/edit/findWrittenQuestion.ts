import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Repository } from '../../definitions/index.ts';
import { findNearestName, type Wizard } from '../../engine/index.ts';
import { say } from '../messages/messages.ts';
import type { Refusal } from './Edit.ts';
import { listSchemaKeys } from './listSchemaKeys.ts';

interface WrittenQuestion {
  readonly kind: 'question';
  /** A block asks nothing and is not sent. */
  readonly isBlock: boolean;
}

/** Finds a question in the form's own `form.json`; refuses steps, and questions of parts and shared shapes, which several forms use. */
export function findWrittenQuestion(
  { files }: Repository,
  { steps, nodes }: Wizard,
  { form, path }: { readonly form: string; readonly path: string },
): WrittenQuestion | Refusal {
  if (steps.some(({ id }) => id === path)) return { kind: 'refused', reason: say('edit.step', { path }) };
  const known = nodes.flatMap((node) => [
    node.path,
    ...(node.kind === 'list' ? node.parts.map((part) => part.path) : []),
  ]);
  if (!known.some((one) => one === path || one.startsWith(`${path}.`))) {
    const sentence = say('edit.unknown', { path });
    const meant = findNearestName(path, known);
    return {
      kind: 'refused',
      reason: meant === null ? sentence : say('edit.meant', { sentence, meant }),
    };
  }
  const tree = files.get(`schemas/${form}/form.json`)?.tree;
  const written = tree ? findNodeAtLocation(tree, listSchemaKeys(tree, path)) : undefined;
  return written
    ? { kind: 'question', isBlock: readType(written) === 'null' }
    : { kind: 'refused', reason: say('edit.shared', { path }) };
}

function readType(question: Node): unknown {
  return findNodeAtLocation(question, ['type'])?.value;
}

import { type Journey, type NodeState, type Walk } from '../../../engine/index.ts';
import type { FrameState } from '../../model/FrameMessage.ts';

/** Says where the journey stands, as the outline shows it. */
export function describeStand({ at, walk }: Journey, version: number, stopped: string | null): FrameState {
  const states = walk.nodes.flatMap((node) => [node, ...(node.kind === 'list' ? listParts(node) : [])]);
  const shown = new Map<string, boolean>();
  for (const node of states) {
    const path = getPath(node);
    shown.set(path, (shown.get(path) ?? false) || (node.shown && applies(walk, path)));
  }
  for (const node of walk.wizard.nodes)
    if (node.kind === 'list') for (const { path } of node.parts) if (!shown.has(path)) shown.set(path, false);
  return {
    version,
    stopped,
    step: at.kind === 'step' ? at.step : null,
    applies: Object.fromEntries(walk.wizard.steps.map(({ id, index }) => [id, walk.applies[index] === true])),
    shown: Object.fromEntries(shown),
    locked: states.flatMap((node) => (node.kind === 'field' && node.lock !== null ? [getPath(node)] : [])),
    rows: Object.fromEntries(
      walk.nodes.flatMap((node) =>
        node.kind === 'list' ? [[node.list.path, node.rows.map(({ id }) => id)]] : [],
      ),
    ),
    answers: Object.fromEntries(
      states.flatMap((node) =>
        node.kind === 'field' && node.answer !== null && !node.field.sensitive
          ? [[node.key, node.answer]]
          : [],
      ),
    ),
  };
}

function listParts(list: Extract<NodeState, { readonly kind: 'list' }>) {
  return list.rows.flatMap(({ parts }) => parts);
}

function applies({ wizard, applies: all }: Walk, path: string): boolean {
  const step = wizard.steps.find(({ id }) => path.startsWith(`${id}.`));
  return step !== undefined && all[step.index] === true;
}

function getPath(node: NodeState): string {
  switch (node.kind) {
    case 'field':
      return node.field.path;
    case 'list':
      return node.list.path;
    case 'block':
      return node.block.path;
  }
}

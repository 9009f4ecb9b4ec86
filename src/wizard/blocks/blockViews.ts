import { type ComponentType, use } from 'react';
import type { Wizard } from '../../engine/index.ts';
import { blocks } from './blocks.ts';
import type { BlockProps } from '../elements/BlockProps.ts';

type View = ComponentType<BlockProps>;

const loading = new Map<string, Promise<View>>();
const loaded = new Map<string, View>();

/** Loads how the blocks of a form look, so that none is waited for once it stands; of one step or of all. */
export async function loadBlockViews({ nodes }: Pick<Wizard, 'nodes'>, step?: string): Promise<void> {
  const kinds = nodes
    .filter((node) => step === undefined || node.step === step)
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap(kindOf);
  await Promise.all([...new Set(kinds)].map(load));
}

/** How a block looks. Throws where no block has this name. */
export function useBlockView(kind: string): View {
  return loaded.get(kind) ?? use(load(kind));
}

function kindOf(node: Wizard['nodes'][number]): readonly string[] {
  return node.kind === 'block' ? [node.control.kind] : [];
}

function load(kind: string): Promise<View> {
  const known = loading.get(kind);
  if (known !== undefined) return known;
  const begun = viewOf(kind);
  loading.set(kind, begun);
  begun.then(
    (view) => loaded.set(kind, view),
    // What fails now is loaded again when it is wanted.
    () => loading.delete(kind),
  );
  return begun;
}

async function viewOf(kind: string): Promise<View> {
  const view = blocks[kind];
  if (view === undefined) throw new Error(`No block is called "${kind}".`);
  return view();
}

import { type ComponentType, use } from 'react';
import { markReady } from '../../ui/loading/markReady.ts';
import { blocks } from './blocks.ts';
import type { BlockProps } from '../elements/BlockProps.ts';

type View = ComponentType<BlockProps>;

const loading = new Map<string, Promise<View>>();

/** Returns the component of a block. Throws when there is no such block. */
export function useBlockView(kind: string): View {
  return use(loadBlockView(kind));
}

/** Loads the component of a block before it is drawn. */
export function loadBlockView(kind: string): Promise<View> {
  const known = loading.get(kind);
  if (known !== undefined) return known;
  const begun = importView(kind);
  loading.set(kind, begun);
  begun.then(
    (view) => markReady(begun, view),
    // A failed load is repeated with the next request.
    () => loading.delete(kind),
  );
  return begun;
}

async function importView(kind: string): Promise<View> {
  const view = blocks[kind];
  if (view === undefined) throw new Error(`No block is called "${kind}".`);
  return view();
}

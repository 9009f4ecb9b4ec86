import type { Block, Path } from './Wizard.ts';

/** What can be pressed in a block: each of its `items`, or the block itself. */
export function listPressedPaths({ path, control }: Pick<Block, 'path' | 'control'>): readonly Path[] {
  const { items } = control.params;
  return Array.isArray(items) ? items.map((item) => `${path}.${String(item)}`) : [path];
}

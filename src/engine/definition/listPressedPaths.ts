import type { Block, Path } from './Wizard.ts';

/** Lists the paths that can be pressed in a block: each of its `items`, or the block itself. @public */
export function listPressedPaths({ path, control }: Pick<Block, 'path' | 'control'>): readonly Path[] {
  const { items } = control.params;
  return Array.isArray(items) ? items.map((item) => `${path}.${String(item)}`) : [path];
}

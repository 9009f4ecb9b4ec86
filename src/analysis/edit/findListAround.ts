import type { Wizard } from '../../engine/index.ts';

/** Returns the path of the list whose rows have a question; null for a question outside of lists. */
export function findListAround({ nodes }: Wizard, path: string): string | null {
  return nodes.find((node) => node.kind === 'list' && path.startsWith(`${node.path}.`))?.path ?? null;
}

import type { Path, Walk } from '../../engine/index.ts';

/** Returns the words of the lock of this step or group; null when there is no lock, or one without words. */
export function getLockWords({ nodes }: Walk, at: Path): string | null {
  for (const node of nodes)
    for (const part of node.kind === 'list' ? node.rows.flatMap((row) => row.parts) : [node])
      if (part.kind === 'field' && part.shown && part.lock?.of === at) return part.lock.says;
  return null;
}

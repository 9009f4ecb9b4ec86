import type { CallMoment } from '../../engine/index.ts';

/** Returns the step on which a call is made, or null for a call on sending. */
export function findMomentStep(at: CallMoment): string | null {
  if ('submit' in at) return null;
  if ('enter' in at) return at.enter;
  if ('continue' in at) return at.continue;
  const node = 'file' in at ? at.file : 'change' in at ? at.change : at.press;
  return node.split('.')[0] ?? null;
}

import type { CallMoment } from '../../engine/index.ts';

/** The step on which a call is made; null: when the form is sent. */
export function findMomentStep(at: CallMoment): string | null {
  if ('submit' in at) return null;
  if ('enter' in at) return at.enter;
  if ('continue' in at) return at.continue;
  const node = 'file' in at ? at.file : 'change' in at ? at.change : at.press;
  return node.split('.')[0] ?? null;
}

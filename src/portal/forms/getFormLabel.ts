import type { MountedForm } from '../../definitions/index.ts';

/** Returns the text key of the name of a form in the menu; null for a form that no menu names. */
export function getFormLabel({ mount }: MountedForm): string | null {
  return 'menu' in mount ? (mount.menu?.label ?? null) : null;
}

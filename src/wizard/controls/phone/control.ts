import { type ControlType, fieldFormat } from '../../../engine/index.ts';

/**
 * Keeps a telephone number in its typed groups. Only printed spaces and dashes are replaced by those of a keyboard, because numbers are
 * copied from letters and pages. Spaces do not count (SHELL-051): a number that is too long with them is kept without them.
 */
export const control = fieldFormat((typed) => {
  const value = typed.replaceAll(/\s/g, ' ').replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  return { value, otherwise: value.replaceAll(' ', '') };
}) satisfies ControlType;

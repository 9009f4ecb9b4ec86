import { type ControlType, fieldFormat } from '../../../engine/index.ts';

/**
 * Kept as typed: a number people know by heart in their own grouping. Only the spaces and dashes that printers set become those of a
 * keyboard, because numbers are copied from letters and pages. Spaces do not count (SHELL-051): a number that they make too long is
 * kept without them.
 */
export const control = fieldFormat((typed) => {
  const value = typed.replaceAll(/\s/g, ' ').replaceAll(/[\u2010-\u2015\u2212]/g, '-');
  return { value, otherwise: value.replaceAll(' ', '') };
}) satisfies ControlType;

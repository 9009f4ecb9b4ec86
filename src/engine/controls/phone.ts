import type { Read } from './FieldFormat.ts';

/**
 * Kept as typed: a number people know by heart in their own grouping. Only the spaces and dashes that printers set become those of a
 * keyboard, because numbers are copied from letters and pages.
 */
export const readPhone: Read = (typed) => ({
  value: typed.replaceAll(/\s/g, ' ').replaceAll(/[\u2010-\u2015\u2212]/g, '-'),
});

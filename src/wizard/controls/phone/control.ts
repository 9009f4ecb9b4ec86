import { type ControlType, fieldFormat } from '../../../engine/index.ts';

/**
 * Keeps a telephone number in its typed groups. Spaces do not count (SHELL-051): a number that is too long with them is kept without them.
 */
export const control = fieldFormat('code', (typed) => {
  const value = typed.replace(/^(?:Tel|Telefon|Mobil|Handy|Fax)[. ]+(?=[+(\d])/i, '');
  return { value, otherwise: value.replaceAll(' ', '') };
}) satisfies ControlType;

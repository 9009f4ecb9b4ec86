import { type ControlType, fieldFormat } from '../../../engine/index.ts';
import { cleanText } from '../../../plain/cleanText.ts';

/**
 * Converts licence plates to the official spelling, `KA-AB 123E`, when the parts are unambiguous. `KAAB 123` can belong to two districts,
 * and authorities, embassies and other countries have plates of their own: such plates stay as typed, in capitals. No plate is refused, and
 * a plate that is too long only in its official spelling stays as typed as well.
 */
export const control = fieldFormat('code', (typed) => {
  // Capitals of some letters are two characters, which are composed anew.
  const plate = cleanText('code', typed.toUpperCase()).replaceAll(/ +/g, ' ');
  const parts =
    /^([A-ZÄÖÜ]{1,3})(?: ?- ?| )([A-Z]{1,2})[ -]?([1-9]\d{0,3}) ?([EH]?)$/.exec(plate) ??
    /^([A-ZÄÖÜ]{1})([A-Z]{1})[ -]?([1-9]\d{0,3}) ?([EH]?)$/.exec(plate) ??
    /^([A-ZÄÖÜ]{3})([A-Z]{2})[ -]?([1-9]\d{0,3}) ?([EH]?)$/.exec(plate);

  return { value: parts ? `${parts[1]}-${parts[2]} ${parts[3]}${parts[4]}` : plate, otherwise: plate };
}) satisfies ControlType;

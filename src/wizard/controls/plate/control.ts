import { type ControlType, fieldFormat } from '../../../engine/index.ts';

/**
 * Licence plates in the official spelling, `KA-AB 123E`, where the parts can be told apart. `KAAB 123` could be of two districts, and
 * there are plates of authorities, embassies and other countries: those stay as typed, in capitals. Nothing is ever refused, and
 * a plate that only its official spelling makes too long stays as typed, too.
 */
export const control = fieldFormat((typed) => {
  const plate = typed.toUpperCase().replaceAll(/\s+/g, ' ');
  const parts =
    /^([A-ZÄÖÜ]{1,3})(?: ?- ?| )([A-Z]{1,2})[ -]?([1-9]\d{0,3}) ?([EH]?)$/.exec(plate) ??
    /^([A-ZÄÖÜ]{1})([A-Z]{1})[ -]?([1-9]\d{0,3}) ?([EH]?)$/.exec(plate) ??
    /^([A-ZÄÖÜ]{3})([A-Z]{2})[ -]?([1-9]\d{0,3}) ?([EH]?)$/.exec(plate);

  return { value: parts ? `${parts[1]}-${parts[2]} ${parts[3]}${parts[4]}` : plate, otherwise: plate };
}) satisfies ControlType;

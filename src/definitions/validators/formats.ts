import { emailPattern } from '../../protocol/emailPattern.ts';

/**
 * The formats of schemas: regular expressions, because generated validators contain them, that take linear time, because customers type the
 * texts.
 */
export const formats = {
  /** A day that exists, leap years included: `2026-11-21`. */
  date: /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/,
  /** Hours and minutes: `14:30`. */
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  /** An instant with its distance from UTC: `2026-11-21T14:30:00Z`. */
  'date-time':
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/,
  /** The pattern of the protocol. */
  email: emailPattern,
  /** 8 to 24 characters, among them a capital and a small letter, a digit and another sign (SHELL-050). */
  password: /^(?=.*[A-ZÄÖÜ])(?=.*[a-zäöüß])(?=.*[0-9])(?=.*[^A-ZÄÖÜa-zäöüß0-9\s]).{8,24}$/,
  /** Digits alone, leading zeros included. */
  numeric: /^[0-9]+$/,
  /** One word of any spelling. */
  noSpaces: /^\S+$/,
  /** The id of an uploaded document. */
  file: /^\S+$/,
} as const satisfies Readonly<Record<string, RegExp>>;

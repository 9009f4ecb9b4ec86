/**
 * What `format` may say. Regular expressions, because they are written into the generated validators as they are, and linear ones,
 * because customers type into them.
 */
export const formats = {
  /** A day that exists, leap years included: `2026-11-21`. */
  date: /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/,
  /** Hours and minutes: `14:30`. */
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  /** `local@domain.tld`, as the protocol reads it: the last label has at least two characters. */
  email: /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"]+(?:\.[^\s@.<>()[\],;:\\"]+)*\.[^\s@.<>()[\],;:\\"]{2,}$/,
} as const satisfies Readonly<Record<string, RegExp>>;

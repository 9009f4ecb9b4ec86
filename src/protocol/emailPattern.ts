/** Characters that neither part of an address has. A percent sign begins a code, such as that of NUL; an ideographic stop is a dot. */
const nowhere = String.raw`\s@.<>()[\],;:\\"%\u3002`;
/** A label of a domain has letters and digits of any language, and hyphens inside. */
const ofLabel = String.raw`[^${nowhere}!#$&'*+/=?^_{|}~\x60-]`;
const label = String.raw`${ofLabel}(?:[^${nowhere}!#$&'*+/=?^_{|}~\x60]*${ofLabel})?`;
const local = `[^${nowhere}]+`;

/**
 * `local@domain.tld` without spaces (SHELL-052): dots stand between other characters, and the last label has at least two. Forms and
 * services use this one expression, which takes linear time, because it runs while customers type.
 */
export const emailPattern = new RegExp(
  String.raw`^${local}(?:\.${local})*@(?:${label}\.)+(?=[^.]{2})${label}$`,
);

/**
 * `local@domain.tld` without spaces (SHELL-052): dots stand between other characters, and the last label has at least two. Forms and
 * services use this one expression, which takes linear time, because it runs while customers type.
 */
export const emailPattern =
  /^[^\s@.<>()[\],;:\\"]+(?:\.[^\s@.<>()[\],;:\\"]+)*@[^\s@.<>()[\],;:\\"]+(?:\.[^\s@.<>()[\],;:\\"]+)*\.[^\s@.<>()[\],;:\\"]{2,}$/;

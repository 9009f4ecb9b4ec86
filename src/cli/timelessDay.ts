/** A day that is always the same: pages and comparisons do not depend on when they are made. */
export const timelessDay = '2026-06-15';

/** The `today` of documents and comparisons, which must not change from day to day. */
export const fixedDay = '2026-06-15';

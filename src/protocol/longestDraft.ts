/** Characters that the content of a draft has at most. */
export const longestDraft = 60_000;

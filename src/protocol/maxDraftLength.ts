/** Characters that the content of a draft has at most. */
export const maxDraftLength = 60_000;

/** The maximum number of characters of the content of a draft. */
export const maxDraftLength = 60_000;

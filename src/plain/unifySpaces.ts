/** Replaces protected spaces by plain ones and drops soft hyphens, so that a text is as somebody types it. */
export function unifySpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u00ad', '');
}

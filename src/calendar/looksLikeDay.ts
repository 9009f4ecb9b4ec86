/** Whether a text is written like a day, `yyyy-mm-dd`. Whether the day exists is for `isDay` to say. */
export function looksLikeDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

/** Tells whether a text is written like a day, `yyyy-mm-dd`. `isDay` tells whether the day exists. @public */
export function looksLikeDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

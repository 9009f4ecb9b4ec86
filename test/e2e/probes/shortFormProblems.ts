/** C5, runs in the page: a short form is written out on its page before it, or right behind it. */
export function shortFormProblems(shortForms: Readonly<Record<string, string>>): readonly string[] {
  /** A hint below, or the rest of the same sheet. */
  const near = 300;
  const text = document.querySelector('main')?.innerText ?? '';
  return Object.entries(shortForms).flatMap(([short, words]) => {
    const at = text.search(new RegExp(`(?<![\\p{L}\\d])${short}(?![\\p{L}\\d])`, 'u'));
    return at < 0 || text.slice(0, at + near).includes(words) ? [] : [`does not explain "${short}"`];
  });
}

/**
 * A7 and A20, runs in the page: one `h1`, no level left out, landmarks once each and told apart, help last in a main part that is there, the
 * skip link first where there is something to skip.
 */
export function structureProblems(): readonly string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = (selector: string, inside: ParentNode = document) =>
    [...inside.querySelectorAll(selector)].filter(isShown);
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return (words || (element.getAttribute('aria-label') ?? '')).trim();
  };
  const problems: string[] = [];

  const headings = shown('h1, h2, h3, h4, h5, h6').filter((heading) => heading.closest('dialog') === null);
  const levels = headings.map((heading) => Number(heading.tagName.slice(1)));
  if (levels.filter((level) => level === 1).length !== 1)
    problems.push(`${levels.filter((level) => level === 1).length} headings of level 1`);
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1] ?? 0;
    if (level > before + 1 && before > 0)
      problems.push(`level ${level} after ${before}: "${headings[index]?.textContent ?? ''}"`);
  }
  for (const heading of headings)
    if ((heading.textContent ?? '').trim() === '') problems.push('a heading without words');

  if (shown('main').length !== 1) problems.push(`${shown('main').length} main parts`);
  const inBody = (tag: string) =>
    shown(tag).filter((part) => part.closest('main, article, section') === null);
  if (inBody('header').length > 1) problems.push('more than one header');
  if (inBody('footer').length > 1) problems.push('more than one footer');
  for (const kind of ['nav', 'aside', 'section[aria-label], section[aria-labelledby], [role=region]']) {
    const names = shown(kind).map(nameOf);
    if (kind !== 'nav' && names.includes('')) problems.push(`${kind} without a name`);
    if (kind === 'nav' && names.length > 1 && names.includes('')) problems.push('navigations without names');
    for (const name of new Set(names))
      if (names.filter((other) => other === name).length > 1) problems.push(`two parts named "${name}"`);
  }

  const main = document.querySelector('main:not([aria-busy=true])');
  if (main !== null && main.lastElementChild?.tagName !== 'ASIDE')
    problems.push('the main part does not end with whom to ask');

  if (shown('nav').length > 0) {
    const first = document.querySelector('a[href], button, input, select, textarea, [tabindex="0"]');
    const target = first?.getAttribute('href') ?? '';
    if (!target.startsWith('#') || document.getElementById(target.slice(1)) === null)
      problems.push('the first stop of the keyboard leads past nothing');
  }
  return problems;
}

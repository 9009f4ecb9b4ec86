/**
 * S8, runs in the page while it is drawn for print: lists parts of the portal that must not be printed, content that stays folded on paper,
 * or an empty page.
 */
export function chromeInPrint(): readonly string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const left = [...document.querySelectorAll('header nav, button, dialog, [role=dialog]')]
    .filter((element) => isShown(element) && element.closest('h2, h3, h4') === null)
    .map(describe);
  const inside = [...document.querySelectorAll('main details')]
    .filter((fold) => fold.checkVisibility())
    .flatMap((fold) => [...fold.children].filter((part) => !part.matches('summary')));
  // Only buttons inside of headings open content that is printed.
  const below = [...document.querySelectorAll('main [aria-expanded=false][aria-controls]')]
    .filter(isShown)
    .flatMap((opener) => document.getElementById(opener.getAttribute('aria-controls') ?? '') ?? []);
  const folded = [...inside, ...below]
    .filter((part) => !part.checkVisibility())
    .map((part) => `${describe(part)} stays folded`);
  const heading = document.querySelector('h1');
  return [...left, ...folded, ...(heading !== null && isShown(heading) ? [] : ['no heading'])];
}

/** S8, runs in the page while it is drawn for print: parts of the portal that have no place on paper, or a page with nothing on it. */
export function chromeInPrint(): readonly string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const left = [...document.querySelectorAll('header nav, button, dialog, [role=dialog]')]
    .filter((element) => isShown(element) && element.closest('h2, h3, h4') === null)
    .map(
      (element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`,
    );
  const heading = document.querySelector('h1');
  return heading !== null && isShown(heading) ? left : [...left, 'no heading'];
}

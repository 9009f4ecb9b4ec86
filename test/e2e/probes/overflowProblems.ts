/** A8, runs in the page: no element is wider than the window, and parts that scroll sideways have a name and are reached by keyboard. */
export function overflowProblems(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = [...document.body.querySelectorAll('*')].filter(isShown);
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;

  const scrollers = all.filter((element) => {
    const { overflowX } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    return scrolls && element.scrollWidth > element.clientWidth + 1;
  });
  const unreachable = scrollers.filter(
    (element) =>
      !element.matches('input, textarea, select') &&
      !(element.matches('[tabindex="0"]') && element.matches('[aria-label], [aria-labelledby]')) &&
      element.querySelector('a[href], button') === null,
  );
  const problems = unreachable.map((element) => `${describe(element)} scrolls sideways, unnamed`);
  if (scrollWidth <= clientWidth) return problems;

  const wide = all
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .filter((element) =>
      [...element.children].every((child) => child.getBoundingClientRect().right <= clientWidth + 0.5),
    );
  const names = wide.slice(0, 3).map(describe).join(', ');
  return [`${scrollWidth - clientWidth} pixels wider than the window: ${names}`, ...problems];
}

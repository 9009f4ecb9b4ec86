/**
 * A10, runs in the page: targets measure at least 24 px, controls 44 px on windows below 768 px. A field counts with its label; links
 * within a sentence are exempt.
 */
export function targetProblems(): readonly string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const least = window.innerWidth < 768 ? 44 : 24;
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };
  const boxes = (element: Element): readonly DOMRect[] => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const isTick = element.matches('[type=checkbox], [type=radio]');
    const parts = isTick ? [element, ...labels, element.closest('label')] : [element];
    return parts.flatMap((part) => (part === null ? [] : [part.getBoundingClientRect()]));
  };

  const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
  return [...document.querySelectorAll(pressed)].flatMap((element) => {
    const isTick = element.matches('[type=checkbox], [type=radio]');
    if (!isTick && (!isShown(element) || isHidden(element))) return [];
    if (element.matches('a') && getComputedStyle(element).display === 'inline') return [];
    if (element.closest('[hidden], [inert], [aria-hidden=true]') !== null) return [];
    const sizes = boxes(element).filter(({ width, height }) => width > 1 && height > 1);
    if (sizes.length === 0) return [];
    const width = Math.max(...sizes.map((box) => box.width));
    const height = Math.max(...sizes.map((box) => box.height));
    if (width >= least - 0.5 && height >= least - 0.5) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const said = name.trim().slice(0, 40) || (element.getAttribute('name') ?? '');
    return [
      `${element.tagName.toLowerCase()} "${said}" measures ${Math.round(width)} x ${Math.round(height)}`,
    ];
  });
}

/** Runs in the page, by `askPage`: buttons that say nothing to the eye. A button has words, or an icon with a contrast of 3. */
export function buttonProblems(): readonly string[] {
  const colors = window.drawnColors;
  if (colors === undefined) throw new Error('Nobody can tell the colours.');
  const isSeen = (shape: Element): boolean => {
    const { width, height } = shape.getBoundingClientRect();
    if (Math.max(width, height) < 4 || !shape.checkVisibility({ visibilityProperty: true })) return false;
    const { fill, stroke } = getComputedStyle(shape);
    return [fill, stroke].some(
      (color) => !colors.isClear(color) && colors.contrast(color, colors.under(shape)) >= 3,
    );
  };

  return [...document.querySelectorAll<HTMLElement>('main button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => button.innerText.trim() === '')
    .filter((button) => ![...button.querySelectorAll('svg *')].some(isSeen))
    .map((button) => `"${button.getAttribute('aria-label') ?? ''}" has no icon to be seen`);
}

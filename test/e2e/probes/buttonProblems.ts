/** Runs in the page: buttons that say nothing to the eye. A button has words, or an icon with a contrast of 3 to what is behind it. */
export function buttonProblems(): readonly string[] {
  const channels = (color: string): readonly number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
  const isClear = (color: string): boolean => color === 'none' || channels(color)[3] === 0;
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const behind = (element: Element): string => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const isSeen = (shape: Element): boolean => {
    const { width, height } = shape.getBoundingClientRect();
    if (Math.max(width, height) < 4 || !shape.checkVisibility({ visibilityProperty: true })) return false;
    const { fill, stroke } = getComputedStyle(shape);
    return [fill, stroke].some((color) => !isClear(color) && contrast(color, behind(shape)) >= 3);
  };

  return [...document.querySelectorAll<HTMLElement>('main button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => button.innerText.trim() === '')
    .filter((button) => ![...button.querySelectorAll('svg *')].some(isSeen))
    .map((button) => `"${button.getAttribute('aria-label') ?? ''}" has no icon to be seen`);
}

/**
 * A11, runs in the page, by `askPage`: what axe passes by. Words of what is blocked and of placeholders have a contrast of 4.5, and every
 * input is told from what is around it by an edge or a ground with a contrast of 3; of 4.5 for whoever wants more contrast (A16), unless it
 * is chosen and has the colour of the brand.
 */
export function colorProblems(): readonly string[] {
  const colors = window.drawnColors;
  if (colors === undefined) throw new Error('Nobody can tell the colours.');
  const { contrast, under } = colors;
  const shown = <T extends Element>(elements: NodeListOf<T>): readonly T[] =>
    [...elements].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent.trim() || element.getAttribute('name'));

  const blocked = shown(document.querySelectorAll('[aria-disabled=true]'))
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    )
    .map((element) => ({ element, color: getComputedStyle(element).color }));
  const inputs = shown(document.querySelectorAll<HTMLElement>('input, select, textarea'));
  const typed = inputs.filter(
    (input) => !(input instanceof HTMLInputElement && /radio|checkbox/.test(input.type)),
  );
  const placeholders = typed
    .filter((input) => input.matches(':placeholder-shown'))
    .map((element) => ({ element, color: getComputedStyle(element, '::placeholder').color }));
  const locked = typed
    .filter((input) => input.matches('[aria-disabled=true], [readonly]'))
    .map((element) => ({ element, color: getComputedStyle(element).color }));
  const faint = [...blocked, ...placeholders, ...locked].flatMap(({ element, color }) => {
    const is = contrast(color, under(element));
    return is < 4.5 ? [`"${nameOf(element)}" is read with a contrast of ${is.toFixed(1)}`] : [];
  });

  const wantsMore = matchMedia('(prefers-contrast: more)').matches;
  const isTold = (place: Element | null, needed: number): boolean => {
    if (place?.parentElement == null) return false;
    const around = under(place.parentElement);
    const { borderBottomColor, borderBottomWidth, borderBottomStyle, appearance } = getComputedStyle(place);
    const hasEdge = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1;
    return (
      (hasEdge && contrast(borderBottomColor, around) >= needed) ||
      contrast(under(place), around) >= needed ||
      (place.matches('input[type=radio], input[type=checkbox]') && appearance === 'auto')
    );
  };
  const lost = inputs
    // Who chooses a file presses words.
    .filter((input) => input.tabIndex >= 0 && !input.matches('[type=file]'))
    // What is drawn for it, or what it lies in.
    .filter((input) => {
      const isDrawn = getComputedStyle(input).opacity !== '0' && input.getBoundingClientRect().width > 1;
      const places = isDrawn
        ? [input, input.parentElement]
        : [input.nextElementSibling, input.closest('label')];
      const needed = wantsMore && !input.matches(':checked') ? 4.5 : 3;
      return !places.some((place) => isTold(place, needed));
    })
    .map((input) => `"${input.getAttribute('name') ?? nameOf(input)}" has no edge to be seen`);
  return [...new Set([...faint, ...lost])];
}

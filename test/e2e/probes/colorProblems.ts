/**
 * A11, runs in the page, by `askPage`: checks the contrasts that axe skips. Words of blocked controls and placeholders need a contrast of
 * 4.5. Every input needs an edge or a ground with a contrast of 3 to its surroundings, or of 4.5 with the setting for more contrast (A16),
 * unless it is chosen and has the colour of the brand.
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
  const lockedInputs = typed.filter((input) => input.matches('[aria-disabled=true], [readonly]'));
  const locked = lockedInputs.map((element) => ({ element, color: getComputedStyle(element).color }));
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
      // A fact is a mark without a box.
      (place.matches('[data-look=fact] > input') &&
        contrast(getComputedStyle(place, '::before').backgroundColor, around) >= needed) ||
      (place.matches('input[type=radio], input[type=checkbox]') && appearance === 'auto')
    );
  };
  const lost = inputs
    // A file input is hidden behind a label with words.
    .filter((input) => input.tabIndex >= 0 && !input.matches('[type=file]'))
    // A locked value is read as text, whose contrast is measured above.
    .filter((input) => !lockedInputs.includes(input))
    // The visible element for the input, or its container.
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

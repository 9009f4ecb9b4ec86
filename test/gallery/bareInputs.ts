/** Runs in the page, by `askPage`: inputs that have neither a border nor a mark, and cannot be seen with the colours of the system alone. */
export function bareInputs(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea)')]
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      // An invisible input is drawn by the element after it.
      const drawn = getComputedStyle(control).opacity === '0' ? control.nextElementSibling : null;
      const places = [control, control.closest('label'), control.parentElement, drawn];
      return !places.some((place) => {
        if (place === null) return false;
        const { borderTopWidth, borderTopStyle, appearance } = getComputedStyle(place);
        return (parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none') || appearance === 'auto';
      });
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

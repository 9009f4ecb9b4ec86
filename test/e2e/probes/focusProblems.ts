/**
 * A3 and A4, runs in the page after a key was pressed, by `askPage`: every control has a visible focus ring and is not covered at its
 * corners. It leaves each field as a customer who tabs past does.
 */
export async function focusProblems(): Promise<readonly string[]> {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // Elements behind a dialog get no focus.
  const place = [...document.querySelectorAll('dialog[open], [role=dialog]')].find(isShown) ?? document;
  const controls = place.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
  );
  const colors = window.drawnColors;
  if (colors === undefined) throw new Error('Nobody can tell the colours.');
  const problems: string[] = [];
  const start = document.activeElement;
  for (const control of controls) {
    if (!isShown(control)) continue;
    const before = scrollY;
    control.focus();
    // Sticky elements react to scrolling one frame later.
    if (scrollY !== before) await nextFrame().then(nextFrame);
    if (document.activeElement !== control) continue;
    const name = (control.getAttribute('aria-label') ?? control.textContent) || control.getAttribute('name');
    // Its own ring, or that of the card it stands in.
    const ringed = [control, control.closest('label')].find((one) => one !== null && hasRing(one));
    if (!ringed) problems.push(`"${name}" has no ring`);
    else if (pale(ringed) !== '') problems.push(`the ring of "${name}" ${pale(ringed)}`);
    const isHidden = () =>
      [...(ringed ?? control).getClientRects()].some((line) => !isBare(ringed ?? control, line));
    // Content that has just arrived may have moved it.
    if (isHidden()) {
      control.blur();
      await nextFrame().then(nextFrame);
      control.focus();
      await nextFrame().then(nextFrame);
    }
    if (isHidden()) problems.push(`"${name}" is hidden in part`);
  }
  if (start instanceof HTMLElement) start.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return problems;

  function nextFrame(): Promise<unknown> {
    return new Promise(requestAnimationFrame);
  }

  function hasRing(element: HTMLElement): boolean {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !colors?.isClear(outlineColor);
  }

  /** Returns the problem of a focus ring at the middle of its sides; each side must be visible in contrast and not covered. */
  function pale(element: HTMLElement): string {
    const { outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    const out = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const sides: readonly (readonly [number, number])[] = [
      [x, top - out],
      [right + out, y],
      [x, bottom + out],
      [left - out, y],
    ];
    const weak = sides
      .map((side) => colors?.at(...side) ?? null)
      .flatMap((ground) => {
        const contrast = ground === null ? 3 : (colors?.contrast(outlineColor, ground) ?? 0);
        return contrast < 3 ? [`${outlineColor} on ${ground}: ${contrast.toFixed(1)}`] : [];
      });
    return weak.join(', ');
  }

  /** Returns true when no element covers or cuts off the middle and the corners of the ring. Parts below the window do not count. */
  function isBare(element: HTMLElement, { left, right, top, bottom }: DOMRect): boolean {
    const style = getComputedStyle(element);
    const radii = [
      style.borderTopLeftRadius,
      style.borderTopRightRadius,
      style.borderBottomLeftRadius,
      style.borderBottomRightRadius,
    ];
    const round = Math.min(Math.max(...radii.map(parseFloat)), (bottom - top) / 2);
    const inset = 1 + 0.3 * round;
    const corners = [left + inset, right - inset].flatMap((x) =>
      [top + inset, bottom - inset].map((y) => document.elementsFromPoint(x, y)),
    );
    const middle = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    return middle.length > 0 && [middle, ...corners].every((hit) => isFirst(element, hit));
  }

  /** Returns true when the element is the topmost one at a point. At a round corner or below the window another element may be there. */
  function isFirst(element: HTMLElement, hit: readonly Element[]): boolean {
    const own = hit.findIndex((one) => element.contains(one) || one.closest('label')?.contains(element));
    const outer = hit.find((one) => one.contains(element));
    if (own < 0) return outer === undefined ? hit.length === 0 : outer === hit[0] && !isCut(element, outer);
    return !hit.slice(0, own).some((one) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      return !colors?.isClear(backgroundColor) || backgroundImage !== 'none' || one.matches('img, svg');
    });
  }

  function isCut(element: HTMLElement, outer: Element): boolean {
    const box = element.getBoundingClientRect();
    for (let at = element.parentElement; at !== null && at !== outer; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      if (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1)
        return true;
    }
    return false;
  }
}

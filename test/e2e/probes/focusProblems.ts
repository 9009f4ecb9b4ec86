/**
 * A3 and A4, runs in the page after a key was pressed: every control, with the focus, has a ring to be seen and lies bare from end to end.
 * Leaves each field as somebody who passes by does.
 */
export async function focusProblems(): Promise<readonly string[]> {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  // What a dialog covers gets no focus.
  const place = [...document.querySelectorAll('dialog[open], [role=dialog]')].find(isShown) ?? document;
  const controls = place.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
  );
  const problems: string[] = [];
  const start = document.activeElement;
  for (const control of controls) {
    if (!isShown(control)) continue;
    const before = scrollY;
    control.focus();
    // What sticks learns of the scrolling a frame later.
    if (scrollY !== before) await nextFrame().then(nextFrame);
    if (document.activeElement !== control) continue;
    const name = (control.getAttribute('aria-label') ?? control.textContent) || control.getAttribute('name');
    if (!hasRing(control)) problems.push(`"${name}" has no ring`);
    if (!isBare(control)) problems.push(`"${name}" is hidden in part`);
  }
  if (start instanceof HTMLElement) start.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return problems;

  function nextFrame(): Promise<unknown> {
    return new Promise(requestAnimationFrame);
  }

  /** Its own, or that of the card it stands in. */
  function hasRing(control: HTMLElement): boolean {
    return [control, control.closest('label')].some((element) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)';
    });
  }

  function isBare(control: HTMLElement): boolean {
    const [line] = control.getClientRects();
    if (line === undefined) return false;
    const middle = (line.top + line.bottom) / 2;
    return [line.left + 3, (line.left + line.right) / 2, line.right - 3].every((x) => {
      const hit = document.elementFromPoint(x, middle);
      return hit !== null && (control.contains(hit) || isLabelOf(hit, control));
    });
  }

  function isLabelOf(hit: Element, control: HTMLElement): boolean {
    return hit.closest('label')?.contains(control) === true;
  }
}

/** Focuses the heading of the page, when the element that had the focus was removed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

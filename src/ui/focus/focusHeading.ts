/** Where the focus goes when what had it is gone: the heading of the step. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

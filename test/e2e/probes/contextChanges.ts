/** A13, runs in the page: focuses every control of the main part in turn and says which one moved the customer elsewhere. */
export async function contextChanges(): Promise<readonly string[]> {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const context = () =>
    JSON.stringify([
      location.href,
      [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(isShown).length,
      [...document.querySelectorAll('[data-field], [data-block]')].filter(isShown).length,
    ]);
  const before = context();
  const start = document.activeElement;
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, input, select, textarea, [tabindex="0"])',
  );
  const problems: string[] = [];
  for (const control of [...controls].filter(isShown)) {
    control.focus({ preventScroll: true });
    await new Promise(requestAnimationFrame);
    const name = control.getAttribute('name') ?? control.textContent ?? '';
    if (document.activeElement !== control) problems.push(`"${name}" gives the focus away`);
    if (context() !== before) return [...problems, `focus on "${name}" changes the page`];
  }
  if (start instanceof HTMLElement) start.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return problems;
}

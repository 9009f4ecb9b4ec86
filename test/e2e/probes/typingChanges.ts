/** A13, runs in the page: types into every field of the main part and lists the fields that moved the focus or opened a part. */
export async function typingChanges(): Promise<readonly string[]> {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const context = () =>
    JSON.stringify([
      // Which request is open stands behind the address of the page.
      location.pathname,
      [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(isShown).length,
    ]);
  const before = context();
  const problems: string[] = [];
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'main :is(input:not([type=file], [type=hidden]), select, textarea)',
  );
  for (const field of [...fields].filter(isShown)) {
    // Locked fields accept no text, and fields with a question before them open its dialog.
    if (field.matches('[readonly], [aria-disabled=true], [data-asks] *')) continue;
    field.focus({ preventScroll: true });
    if (field.matches('[type=radio], [type=checkbox]')) field.click();
    else if (field instanceof HTMLSelectElement) {
      field.selectedIndex = field.options.length - 1;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else document.execCommand('insertText', false, '1');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    // An answer may take a question away that stood there before.
    if (field.isConnected && isShown(field) && document.activeElement !== field)
      problems.push(`"${field.name}" gives the focus away`);
    if (context() !== before) return [...problems, `typing in "${field.name}" changes the page`];
  }
  return problems;
}

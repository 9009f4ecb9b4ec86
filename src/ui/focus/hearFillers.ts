/**
 * Tells fields about a value that a password manager, a form filler or a script has written with a `change` alone: the page listens for
 * `input`, as typing sends it. Called once for a page.
 */
export function hearFillers(page: Document): void {
  const heard = new WeakMap<EventTarget, string>();
  // These listeners run after those of the page, which may have rewritten the value.
  page.addEventListener('input', ({ target }) => {
    if (isTextField(target)) heard.set(target, target.value);
  });
  page.addEventListener('focusin', ({ target }) => {
    if (isTextField(target)) heard.set(target, target.value);
  });
  page.addEventListener('change', ({ target }) => {
    if (!isTextField(target) || heard.get(target) === target.value) return;
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  });
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type);
}

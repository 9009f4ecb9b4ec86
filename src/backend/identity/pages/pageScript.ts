import { settings } from '../../settings/settings.ts';

const { passwordMinLength, passwordStrongLength } = settings.identity;

/**
 * The script of the provider's pages, which also work without it. It shows a password on request, rates a new one and removes its error,
 * presses the button of a sign-out that the portal has asked for, and preloads the files of the next page. The notice that it is missing goes
 * first; without it the style sheet shows the notice after some seconds.
 */
export const pageScript = `'use strict';
document.getElementById('script-missing')?.remove();
const reveal = document.getElementById('reveal');
const password = document.getElementById('password');
if (reveal && password) {
  reveal.addEventListener('change', () => { password.type = reveal.checked ? 'text' : 'password'; });
  reveal.form.addEventListener('submit', () => { password.type = 'password'; });
}
const strength = document.getElementById('strength');
const missing = document.getElementById('missing');
let isMissingSaid = false;
if (strength && password) {
  password.addEventListener('input', () => {
    const length = Array.from(password.value).length;
    const said = length < ${passwordMinLength} ? 'short' : length < ${passwordStrongLength} ? 'fair' : 'good';
    const words = length === 0 ? '' : strength.dataset[said];
    if (strength.textContent !== words) strength.textContent = words;
    const isOver = isMissingSaid ? length > 0 : length >= ${passwordMinLength};
    if (isOver && password.hasAttribute('aria-invalid')) forgetError();
  });
}
if (missing && password) {
  // A page that moves below a pressed pointer would take the button from under it.
  let isPressed = false;
  addEventListener('pointerdown', () => { isPressed = true; }, true);
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => { isPressed = false; }, true);
  password.addEventListener('blur', () => {
    if (isPressed) addEventListener('pointerup', () => setTimeout(sayMissing), { once: true });
    else sayMissing();
  });
}
function sayMissing() {
  if (password.value !== '' || password.hasAttribute('aria-invalid')) return;
  isMissingSaid = true;
  password.before(missing.content.cloneNode(true));
  password.setAttribute('aria-invalid', 'true');
  password.setAttribute('aria-describedby', 'password-error password-hint');
}
// The error was about an earlier password.
function forgetError() {
  isMissingSaid = false;
  password.removeAttribute('aria-invalid');
  password.setAttribute('aria-describedby', 'password-hint');
  for (const said of document.querySelectorAll('.summary, .error')) said.remove();
  const prefix = document.title.indexOf(': ');
  if (prefix !== -1) document.title = document.title.slice(prefix + 2);
}
document.querySelector('[data-press="now"]')?.click();
const next = document.getElementById('next');
if (next) addEventListener('load', () => document.head.append(next.content));
`;

/** The script of a page that asks for a passkey: it sends the form once the browser has the response. */
export const passkeyScript = `'use strict';
const form = document.getElementById('passkey-form');
const error = document.getElementById('passkey-error');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  error.textContent = '';
  try {
    const optionsJSON = JSON.parse(form.dataset.options);
    const response = await SimpleWebAuthnBrowser.startAuthentication({ optionsJSON });
    form.querySelector('[name=passkey]').value = JSON.stringify(response);
    form.submit();
  } catch {
    error.textContent = error.dataset.text;
  }
});
`;

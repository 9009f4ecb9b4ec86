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
if (strength && password) {
  password.addEventListener('input', () => {
    const length = Array.from(password.value).length;
    const said = length < ${passwordMinLength} ? 'short' : length < ${passwordStrongLength} ? 'fair' : 'good';
    const words = length === 0 ? '' : strength.dataset[said];
    if (strength.textContent !== words) strength.textContent = words;
    if (length >= ${passwordMinLength} && password.hasAttribute('aria-invalid')) forgetError();
  });
}
// The error was about an earlier password.
function forgetError() {
  password.removeAttribute('aria-invalid');
  password.setAttribute('aria-describedby', 'password-hint');
  for (const said of document.querySelectorAll('.summary, .error')) said.remove();
  document.title = document.title.slice(document.title.indexOf(': ') + 2);
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

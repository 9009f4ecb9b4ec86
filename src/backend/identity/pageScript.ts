/** Runs in the browser as it stands: shows the password on request and signs out who asked for it; the pages work without it. */
export const pageScript = `'use strict';
const reveal = document.getElementById('reveal');
const password = document.getElementById('password');
if (reveal && password) {
  reveal.addEventListener('change', () => { password.type = reveal.checked ? 'text' : 'password'; });
  reveal.form.addEventListener('submit', () => { password.type = 'password'; });
}
document.querySelector('[data-press="now"]')?.click();
`;

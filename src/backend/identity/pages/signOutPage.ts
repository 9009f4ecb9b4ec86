import { html, raw } from 'hono/html';
import { type Html, type PageBrand, pageFrame } from './pageFrame.ts';

/**
 * Returns a page that asks before it signs out. `form` is the provider's own, without buttons. When the portal has sent the customer's ID
 * token, the customer has already pressed "Abmelden" there, and the script presses the button here.
 */
export function signOutPage(page: PageBrand, form: string, isAskedFor: boolean): Html {
  const { texts } = page;
  return pageFrame(page, {
    title: texts('signOut.title'),
    main: html`<h1>${texts('signOut.title')}</h1>
      <p class="intro">${texts('signOut.text')}</p>
      ${raw(form)}
      <div class="actions">
        <button
          class="button"
          type="submit"
          form="op.logoutForm"
          name="logout"
          value="yes"
          ${isAskedFor && html`data-press="now"`}
        >
          ${texts('signOut.submit')}
        </button>
        <a class="button quiet" href="/">${texts('signOut.stay')}</a>
      </div>`,
  });
}

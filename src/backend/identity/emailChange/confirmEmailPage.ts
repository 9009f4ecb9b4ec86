import { html } from 'hono/html';
import { help, type Html, type PageBrand, pageFrame } from '../pages/pageFrame.ts';

/** Asks before the address counts: programs that look into mails follow links, but press no buttons. */
export function confirmEmailPage(page: PageBrand, action: string, email: string): Html {
  const { texts } = page;
  const title = texts('confirmEmail.title');
  return pageFrame(page, {
    title,
    main: html`<h1>${title}</h1>
      <p class="intro">${texts('confirmEmail.text', { email })}</p>
      <form method="post" action="${action}" novalidate>
        <button type="submit" class="button">${texts('confirmEmail.submit')}</button>
      </form>
      ${help(page)}`,
  });
}

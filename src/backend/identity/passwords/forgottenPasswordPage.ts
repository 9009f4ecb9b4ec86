import { html } from 'hono/html';
import { formPage, type PageError, textField, formatWait } from '../pages/formPage.ts';
import { help, type Html, type PageBrand } from '../pages/pageFrame.ts';

/** The reason why no mail was sent. It never tells whether an address is known. */
export type ForgottenPasswordProblem =
  | { readonly kind: 'missing' | 'invalid' | 'tooLong' }
  | { readonly kind: 'throttled'; readonly seconds: number };

/** Returns the page that asks for the address to mail a link to. */
export function forgottenPasswordPage(
  page: PageBrand,
  action: string,
  email: string,
  problem: ForgottenPasswordProblem | null,
): Html {
  const { texts } = page;
  const error = problem === null ? null : describeForgottenProblem(page, problem);
  const ofField = error !== null && error.field !== null ? error.text : null;
  return formPage(page, {
    title: texts('forgotten.title'),
    errors: error === null ? [] : [error],
    content: html`<p class="intro">${texts('forgotten.text')}</p>
      <form method="post" action="${action}" novalidate>
        ${textField({
          name: 'email',
          label: texts('signIn.email.label'),
          error: ofField,
          isWrong: ofField !== null,
          input: { type: 'email', autocomplete: 'username', value: email },
        })}
        <button type="submit" class="button">${texts('forgotten.submit')}</button>
      </form>
      <p class="way"><a href="/">${texts('forgotten.back')}</a></p>
      ${help(page)}`,
  });
}

function describeForgottenProblem(page: PageBrand, problem: ForgottenPasswordProblem): PageError {
  const { texts } = page;
  switch (problem.kind) {
    case 'missing':
      return { field: 'email', text: texts('error.email.missing') };
    case 'tooLong':
      return { field: 'email', text: texts('error.email.tooLong') };
    case 'invalid':
      return { field: 'email', text: texts('forgotten.error.invalid') };
    case 'throttled': {
      const minutes = formatWait(page, problem.seconds);
      return { field: null, text: texts('forgotten.error.throttled', { minutes }) };
    }
  }
}

import { html } from 'hono/html';
import { errorLine, formPage, textField } from '../pages/formPage.ts';
import { help, type Html, type PageBrand } from '../pages/pageFrame.ts';

/** The reason why a new password is refused. */
export type NewPasswordProblem = 'missing' | 'tooShort' | 'tooLong' | 'tooEasy';

/**
 * Returns the page that asks for a new password, which is sent to `action`. With scripts the password can be shown, is rated while the
 * customer types, and a missing one is said when the field is left.
 */
export function setPasswordPage(
  page: PageBrand,
  action: string,
  email: string,
  problem: NewPasswordProblem | null,
): Html {
  const { texts } = page;
  const error = problem === null ? null : texts(`setPassword.error.${problem}`);
  return formPage(page, {
    title: texts('setPassword.title'),
    errors: error === null ? [] : [{ field: 'password', text: error }],
    content: html`<p class="intro">${texts('setPassword.text', { email })}</p>
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="username" autocomplete="username" value="${email}" />
        ${textField({
          name: 'password',
          label: texts('setPassword.label'),
          hint: texts('setPassword.hint'),
          error,
          isWrong: error !== null,
          input: { type: 'password', autocomplete: 'new-password' },
          below: html`<p
              class="hint"
              id="strength"
              role="status"
              data-short="${texts('setPassword.strength.short')}"
              data-fair="${texts('setPassword.strength.fair')}"
              data-good="${texts('setPassword.strength.good')}"
            ></p>
            <template id="missing">${errorLine('password', texts('setPassword.error.missing'))}</template>`,
        })}
        <label class="reveal">
          <input type="checkbox" id="reveal" aria-controls="password" />
          ${texts('signIn.showPassword')}
        </label>
        <button type="submit" class="button">${texts('setPassword.submit')}</button>
      </form>
      ${help(page)}`,
  });
}

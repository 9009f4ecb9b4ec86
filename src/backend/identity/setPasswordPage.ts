import { html } from 'hono/html';
import { help, type Html, icon, type PageBrand, pageFrame } from './pageFrame.ts';

/** What is wrong with the password that somebody wants to have. */
export type NewPasswordProblem = 'missing' | 'tooShort' | 'tooEasy';

/** Asks for a new password, sent to `action`. Works without scripts; with them it can be shown, and its strength is said while it is typed. */
export function setPasswordPage(
  page: PageBrand,
  action: string,
  email: string,
  problem: NewPasswordProblem | null,
): Html {
  const { texts } = page;
  const title = texts('setPassword.title');
  const error = problem === null ? null : texts(`setPassword.error.${problem}`);
  return pageFrame(page, {
    title: error === null ? title : texts('error.prefix', { title }),
    main: html`
      ${
        error !== null &&
        html`<section class="summary" aria-labelledby="summary-title">
          <h2 id="summary-title" tabindex="-1" autofocus>${icon('alert')}${texts('error.title')}</h2>
          <ul>
            <li><a href="#password">${error}</a></li>
          </ul>
        </section>`
      }
      <h1>${title}</h1>
      <p class="intro">${texts('setPassword.text', { email })}</p>
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="username" autocomplete="username" value="${email}" />
        <div class="field">
          <label for="password">${texts('setPassword.label')}</label>
          <p class="hint" id="password-hint">${texts('setPassword.hint')}</p>
          ${error !== null && html`<p class="error" id="password-error">${icon('alert')}${error}</p>`}
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            maxlength="200"
            autocapitalize="none"
            spellcheck="false"
            ${error !== null && html`aria-invalid="true"`}
            aria-describedby="${error === null ? '' : 'password-error '}password-hint"
          />
          <p
            class="hint"
            id="strength"
            role="status"
            data-short="${texts('setPassword.strength.short')}"
            data-fair="${texts('setPassword.strength.fair')}"
            data-good="${texts('setPassword.strength.good')}"
          ></p>
        </div>
        <label class="reveal">
          <input type="checkbox" id="reveal" aria-controls="password" />
          ${texts('signIn.showPassword')}
        </label>
        <button type="submit" class="button">${texts('setPassword.submit')}</button>
      </form>
      ${help(page)}
    `,
  });
}

import { html } from 'hono/html';
import { help, type Html, icon, type PageBrand, pageFrame } from './pageFrame.ts';

/** Why no mail was sent. What an address is known for is never one of the reasons. */
export type ForgottenPasswordProblem =
  { readonly kind: 'missing' | 'invalid' } | { readonly kind: 'throttled'; readonly minutes: number };

/** Asks for the address a link is mailed to. Works without scripts. */
export function forgottenPasswordPage(
  page: PageBrand,
  action: string,
  email: string,
  problem: ForgottenPasswordProblem | null,
): Html {
  const { texts } = page;
  const title = texts('forgotten.title');
  const error = problem === null ? null : errorOf(page, problem);
  const isOfField = problem !== null && problem.kind !== 'throttled';
  return pageFrame(page, {
    title: error === null ? title : texts('error.prefix', { title }),
    main: html`
      ${
        error !== null &&
        html`<section class="summary" aria-labelledby="summary-title">
          <h2 id="summary-title" tabindex="-1" autofocus>
            ${icon('alert')}${texts(isOfField ? 'error.title' : 'error.throttled.title')}
          </h2>
          <ul>
            <li>${isOfField ? html`<a href="#email">${error}</a>` : error}</li>
          </ul>
        </section>`
      }
      <h1>${title}</h1>
      <p class="intro">${texts('forgotten.text')}</p>
      <form method="post" action="${action}" novalidate>
        <div class="field">
          <label for="email">${texts('signIn.email.label')}</label>
          ${isOfField && html`<p class="error" id="email-error">${icon('alert')}${error}</p>`}
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="username"
            value="${email}"
            maxlength="200"
            autocapitalize="none"
            spellcheck="false"
            ${isOfField && html`aria-invalid="true" aria-describedby="email-error"`}
          />
        </div>
        <button type="submit" class="button">${texts('forgotten.submit')}</button>
      </form>
      <p class="way"><a href="/">${texts('forgotten.back')}</a></p>
      ${help(page)}
    `,
  });
}

function errorOf({ texts }: PageBrand, problem: ForgottenPasswordProblem): string {
  switch (problem.kind) {
    case 'missing':
      return texts('error.email.missing');
    case 'invalid':
      return texts('forgotten.error.invalid');
    case 'throttled': {
      const minutes =
        problem.minutes === 1
          ? texts('error.throttled.minute')
          : texts('error.throttled.minutes', { count: String(problem.minutes) });
      return texts('forgotten.error.throttled', { minutes });
    }
  }
}

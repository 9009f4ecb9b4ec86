import { html } from 'hono/html';
import { getContact } from '../../../brand/index.ts';
import { formPage, type PageError, textField, formatWait } from '../pages/formPage.ts';
import { forgottenPasswordPath } from '../passwordLinks.ts';
import { claimLines, contactLinks, type Html, icon, type PageBrand } from '../pages/pageFrame.ts';
import { signInScene } from './signInScene.ts';

/** A field of the form. */
export type FieldName = 'email' | 'password';

/** The reason why an attempt to sign in failed. */
export type SignInProblem =
  | { readonly kind: 'missing'; readonly email: boolean; readonly password: boolean }
  | { readonly kind: 'tooLong'; readonly fields: readonly FieldName[] }
  | { readonly kind: 'credentials' }
  | { readonly kind: 'throttled'; readonly seconds: number };

/** The initial values of the form. */
interface SignInForm {
  /**
   * The address that the form is sent to. Without it the form would be sent to the address with the `#password` of the error summary, which
   * would reach the portal.
   */
  readonly action: string;
  readonly email: string;
  /** True when this page is shown because the session has ended. */
  readonly hasEnded: boolean;
}

/** Returns the page to sign in with e-mail address and password. With scripts the password can be shown. */
export function signInPage(
  page: PageBrand,
  { action, email, hasEnded }: SignInForm,
  problem: SignInProblem | null,
): Html {
  const { brand, texts } = page;
  const errors = problem === null ? [] : listErrors(page, problem);
  const field = (name: FieldName, input: Readonly<Record<string, string>>) => {
    // The summary alone says that the pair is wrong.
    const error =
      problem?.kind === 'credentials' ? undefined : errors.find((candidate) => candidate.field === name);
    return textField({
      name,
      label: texts(`signIn.${name}.label`),
      error: error?.text ?? null,
      // A wrong pair marks both fields, because a guesser must not learn which of the two was wrong; the summary has one error for both.
      isWrong: error !== undefined || problem?.kind === 'credentials',
      input,
    });
  };
  return formPage(page, {
    title: texts('signIn.title'),
    errors,
    aside: claimHelp(page),
    next: page.startModules,
    content: html`${
      hasEnded
        ? html`<p class="note">${icon('alert')}<span>${texts('signIn.ended')}</span></p>`
        : html`<p class="intro">${texts('signIn.intro', { brand: brand.name })}</p>`
    }
      <form method="post" action="${action}" novalidate>
        ${field('email', { type: 'email', autocomplete: 'username', value: email })}
        ${field('password', { type: 'password', autocomplete: 'current-password', value: '' })}
        <label class="reveal">
          <input type="checkbox" id="reveal" aria-controls="password" />
          ${texts('signIn.showPassword')}
        </label>
        <button type="submit" class="button">${texts('signIn.submit')}</button>
        <p class="way"><a href="${forgottenPasswordPath}">${texts('signIn.forgotten')}</a></p>
      </form>
      <section class="help">
        <h2>${texts('signIn.help.title')}</h2>
        <p>${texts('signIn.help.text')}</p>
        ${contactLinks(brand)}
      </section>`,
  });
}

function listErrors(page: PageBrand, problem: SignInProblem): readonly PageError[] {
  const { texts } = page;
  switch (problem.kind) {
    case 'missing':
      return (['email', 'password'] as const)
        .filter((name) => problem[name])
        .map((name) => ({ field: name, text: texts(`error.${name}.missing`) }));
    case 'tooLong':
      return problem.fields.map((name) => ({ field: name, text: texts(`error.${name}.tooLong`) }));
    case 'credentials':
      return [{ field: 'email', text: texts('error.credentials') }];
    case 'throttled':
      return [
        { field: null, text: texts('error.throttled', { minutes: formatWait(page, problem.seconds) }) },
      ];
  }
}

/** Returns the number to call after an accident, which needs no sign-in. */
function claimHelp(page: PageBrand): Html {
  if (getContact(page.brand, 'claims').phone === '') return html``;
  return html`<aside class="${page.brand.look.ground}" aria-labelledby="claim-help">
    <div>
      <h2 id="claim-help">${page.texts('signIn.claim.title')}</h2>
      ${claimLines(page)}
    </div>
    ${signInScene(page.brand)}
  </aside>`;
}

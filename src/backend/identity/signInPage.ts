import { html } from 'hono/html';
import { contactOf } from '../../brand/index.ts';
import { forgottenPasswordPath } from './passwordLinks.ts';
import { contactLinks, type Html, icon, type PageBrand, pageFrame, phoneLink } from './pageFrame.ts';
import { signInScene } from './signInScene.ts';

/** What is wrong with an attempt to sign in. */
export type SignInProblem =
  | { readonly kind: 'missing'; readonly email: boolean; readonly password: boolean }
  | { readonly kind: 'credentials' }
  | { readonly kind: 'throttled'; readonly minutes: number };

type Field = 'email' | 'password';

interface Sentence {
  /** The field it is about; null when no field can be corrected. */
  readonly field: Field | null;
  readonly text: string;
}

/** What the page begins with. */
interface SignInForm {
  /** Where it is sent to. Without it the form would take a `#password` from the error summary along to the portal. */
  readonly action: string;
  readonly email: string;
  /** The session has ended, which is why somebody sees this page. */
  readonly hasEnded: boolean;
}

/** Sign-in with e-mail address and password. Works without scripts; with them the password can be shown. */
export function signInPage(
  page: PageBrand,
  { action, email, hasEnded }: SignInForm,
  problem: SignInProblem | null,
): Html {
  const { brand, texts } = page;
  const sentences = problem ? sentencesOf(page, problem) : [];
  const title = texts('signIn.title');
  return pageFrame(page, {
    title: problem ? texts('error.prefix', { title }) : title,
    aside: claimHelp(page),
    next: page.program,
    main: html`
      ${problem && errorSummary(page, problem, sentences)}
      <h1>${title}</h1>
      ${
        hasEnded
          ? html`<p class="note">${icon('alert')}<span>${texts('signIn.ended')}</span></p>`
          : html`<p class="intro">${texts('signIn.intro', { brand: brand.name })}</p>`
      }
      <form method="post" action="${action}" novalidate>
        ${field(page, problem, sentences, 'email', { type: 'email', autocomplete: 'username', value: email })}
        ${field(page, problem, sentences, 'password', {
          type: 'password',
          autocomplete: 'current-password',
          value: '',
        })}
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
      </section>
    `,
  });
}

function sentencesOf({ texts }: PageBrand, problem: SignInProblem): Sentence[] {
  switch (problem.kind) {
    case 'missing':
      return (['email', 'password'] as const)
        .filter((name) => problem[name])
        .map((name) => ({ field: name, text: texts(`error.${name}.missing`) }));
    case 'credentials':
      return [{ field: 'email', text: texts('error.credentials') }];
    case 'throttled': {
      const minutes =
        problem.minutes === 1
          ? texts('error.throttled.minute')
          : texts('error.throttled.minutes', { count: String(problem.minutes) });
      return [{ field: null, text: texts('error.throttled', { minutes }) }];
    }
  }
}

function errorSummary({ texts }: PageBrand, problem: SignInProblem, sentences: readonly Sentence[]): Html {
  const title = problem.kind === 'throttled' ? 'error.throttled.title' : 'error.title';
  return html`<section class="summary" aria-labelledby="summary-title">
    <h2 id="summary-title" tabindex="-1" autofocus>${icon('alert')}${texts(title)}</h2>
    <ul>
      ${sentences.map((sentence) =>
        sentence.field
          ? html`<li><a href="#${sentence.field}">${sentence.text}</a></li>`
          : html`<li>${sentence.text}</li>`,
      )}
    </ul>
  </section>`;
}

/** A wrong pair marks both fields, because nobody may learn which of the two was wrong; the summary says it once. */
function field(
  { texts }: PageBrand,
  problem: SignInProblem | null,
  sentences: readonly Sentence[],
  name: Field,
  input: { type: string; autocomplete: string; value: string },
): Html {
  const own = problem?.kind === 'missing' ? sentences.find((sentence) => sentence.field === name) : undefined;
  const isWrong = own !== undefined || problem?.kind === 'credentials';
  return html`<div class="field">
    <label for="${name}">${texts(`signIn.${name}.label`)}</label>
    ${own && html`<p class="error" id="${name}-error">${icon('alert')}${own.text}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${input.type}"
      autocomplete="${input.autocomplete}"
      value="${input.value}"
      maxlength="200"
      autocapitalize="none"
      spellcheck="false"
      ${isWrong && html`aria-invalid="true"`}
      ${own && html`aria-describedby="${name}-error"`}
    />
  </div>`;
}

/** Whom to call after an accident: nobody has to sign in for that. */
function claimHelp({ brand, texts }: PageBrand): Html {
  const { phone } = contactOf(brand, 'claims');
  if (phone === '') return html``;
  return html`<aside aria-labelledby="claim-help">
    <div>
      <h2 id="claim-help">${texts('signIn.claim.title')}</h2>
      <p>${texts('signIn.claim.text')}</p>
      <p>${phoneLink(phone)}</p>
      <p>${texts('signIn.claim.injured')} <a href="tel:112">112</a></p>
    </div>
    ${signInScene}
  </aside>`;
}

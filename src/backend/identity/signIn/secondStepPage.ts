import { html } from 'hono/html';
import { settings } from '../../settings/settings.ts';
import { formatWait, formPage, type PageError, textField } from '../pages/formPage.ts';
import { contactLinks, type Html, passkeyScript, type PageBrand } from '../pages/pageFrame.ts';

/** A way to prove the second step, by the name of its field. */
type ProofKind = 'code' | 'passkey' | 'recovery';

export interface Proof {
  readonly kind: ProofKind;
  /** Empty for a form without an entry. */
  readonly text: string;
}

/** The reason why a second step failed. */
export type SecondStepProblem =
  | { readonly kind: 'missing' | 'wrong'; readonly field: ProofKind }
  | { readonly kind: 'throttled'; readonly seconds: number };

interface SecondStep {
  /** The address that the forms are sent to. */
  readonly action: string;
  readonly hasCode: boolean;
  /** The options for a passkey as JSON; null without one. */
  readonly passkey: string | null;
}

/** Reads the field of the form that was sent; longer entries count as none. */
export function readProof(form: Readonly<Record<string, unknown>>): Proof {
  const { recoveryCodeLength, passkeyMaxLength } = settings.identity.secondFactor;
  const most = { code: recoveryCodeLength, recovery: 2 * recoveryCodeLength, passkey: passkeyMaxLength };
  const kind = (['passkey', 'recovery'] as const).find((name) => form[name] !== undefined) ?? 'code';
  const entry = form[kind];
  const text = typeof entry === 'string' ? entry.trim() : '';
  return { kind, text: text.length > most[kind] ? '' : text };
}

/** Returns the page of the second step. Codes work without scripts; a passkey needs one. */
export function secondStepPage(
  page: PageBrand,
  { action, hasCode, passkey }: SecondStep,
  problem: SecondStepProblem | null,
): Html {
  const { brand, texts } = page;
  const errors = problem === null ? [] : listErrors(page, problem);
  const errorOf = (name: ProofKind) => errors.find(({ field }) => field === name)?.text ?? null;
  const field = (name: 'code' | 'recovery', hint: string, input: Readonly<Record<string, string>>) =>
    textField({
      name,
      label: texts(`secondStep.${name}.label`),
      hint,
      error: errorOf(name),
      isWrong: errorOf(name) !== null,
      input,
    });
  return formPage(page, {
    title: texts('secondStep.title'),
    errors,
    next: page.startModules,
    content: html`<p class="intro">${texts(hasCode ? 'secondStep.intro' : 'secondStep.passkey.intro')}</p>
      ${passkey !== null && passkeyForm(page, action, passkey)}
      ${
        hasCode &&
        html`<form method="post" action="${action}" novalidate>
          ${field('code', texts('secondStep.code.hint'), { inputmode: 'numeric', autocomplete: 'one-time-code', value: '' })}
          <button type="submit" class="button${passkey === null ? '' : ' quiet'}">
            ${texts('secondStep.code.submit')}
          </button>
        </form>`
      }
      <details class="other" ${errorOf('recovery') !== null && html`open`}>
        <summary>${texts('secondStep.recovery.open')}</summary>
        <form method="post" action="${action}" novalidate>
          ${field('recovery', texts('secondStep.recovery.hint'), { autocomplete: 'off', value: '' })}
          <button type="submit" class="button quiet">${texts('secondStep.recovery.submit')}</button>
        </form>
      </details>
      <p class="way"><a href="/">${texts('secondStep.back')}</a></p>
      <section class="help">
        <h2>${texts('secondStep.help.title')}</h2>
        <p>${texts('secondStep.help.text')}</p>
        ${contactLinks(brand)}
      </section>`,
  });
}

/** The form is sent by the script, once the browser has the response of the passkey. */
function passkeyForm({ texts }: PageBrand, action: string, options: string): Html {
  return html`<form method="post" action="${action}" id="passkey-form" data-options="${options}">
      <input type="hidden" name="passkey" />
      <button type="submit" class="button" id="passkey">${texts('secondStep.passkey.submit')}</button>
      <p class="error" id="passkey-error" role="alert" data-text="${texts('error.passkey')}"></p>
      <noscript><p class="hint">${texts('secondStep.passkey.noScript')}</p></noscript>
    </form>
    ${passkeyScript}`;
}

function listErrors(page: PageBrand, problem: SecondStepProblem): readonly PageError[] {
  const { texts } = page;
  if (problem.kind === 'throttled')
    return [
      {
        field: null,
        text: texts('error.secondStep.throttled', { minutes: formatWait(page, problem.seconds) }),
      },
    ];
  return [{ field: problem.field, text: texts(`error.${problem.field}.${problem.kind}`) }];
}

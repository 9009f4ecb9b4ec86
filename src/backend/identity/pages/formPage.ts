import { html } from 'hono/html';
import { type Html, icon, type PageBrand, pageFrame } from './pageFrame.ts';

/** An error in a form that was sent. */
export interface PageError {
  /** The field with the error; null when the customer can correct no field. */
  readonly field: string | null;
  readonly text: string;
}

interface FormPage {
  readonly title: string;
  /** Empty before the first attempt. */
  readonly errors: readonly PageError[];
  /** The content below the title: the form and contact details. */
  readonly content: Html;
  readonly aside?: Html;
  readonly next?: readonly string[];
}

/** Returns a page with a form, which works without scripts. A summary of errors above its title leads to the fields. */
export function formPage(page: PageBrand, { title, errors, content, ...rest }: FormPage): Html {
  const hasErrors = errors.length > 0;
  return pageFrame(page, {
    ...rest,
    title: hasErrors ? page.texts('error.prefix', { title }) : title,
    main: html`
      ${hasErrors && errorSummary(page, errors)}
      <h1>${title}</h1>
      ${content}
    `,
  });
}

function errorSummary({ texts }: PageBrand, errors: readonly PageError[]): Html {
  const isOfFields = errors.some(({ field }) => field !== null);
  return html`<section class="summary" aria-labelledby="summary-title">
    <h2 id="summary-title" tabindex="-1" autofocus>
      ${icon('alert')}${texts(isOfFields ? 'error.title' : 'error.throttled.title')}
    </h2>
    <ul>
      ${errors.map(({ field, text }) => html`<li>${field === null ? text : html`<a href="#${field}">${text}</a>`}</li>`)}
    </ul>
  </section>`;
}

interface TextField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The error shown at the field. */
  readonly error: string | null;
  /** True marks the field as wrong, also without an error of its own. */
  readonly isWrong: boolean;
  /** Attributes of the input besides those that all inputs have. */
  readonly input: Readonly<Record<string, string>>;
  /** Content below the input. */
  readonly below?: Html;
}

/** Returns an input with its label, hint and error. */
export function textField({ name, label, hint, error, isWrong, input, below }: TextField): Html {
  const described = [
    ...(error === null ? [] : [`${name}-error`]),
    ...(hint === undefined ? [] : [`${name}-hint`]),
  ].join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== null && errorLine(name, error)}
    <input
      id="${name}"
      name="${name}"
      ${Object.entries(input).map(([attribute, value]) => html`${attribute}="${value}" `)}
      autocapitalize="none"
      spellcheck="false"
      ${isWrong && html`aria-invalid="true"`}
      ${described !== '' && html`aria-describedby="${described}"`}
    />
    ${below ?? ''}
  </div>`;
}

/** Returns the error of a field, which stands between its hint and its input. */
export function errorLine(name: string, error: string): Html {
  return html`<p class="error" id="${name}-error">${icon('alert')}${error}</p>`;
}

/** Returns the time until a limit allows the next attempt in words: „in 12 Minuten erneut“. */
export function formatWait({ texts }: PageBrand, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1
    ? texts('error.throttled.minute')
    : texts('error.throttled.minutes', { count: String(minutes) });
}

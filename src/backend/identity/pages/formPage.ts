import { html } from 'hono/html';
import { settings } from '../../settings/settings.ts';
import { type Html, icon, type PageBrand, pageFrame } from './pageFrame.ts';

/** What is wrong with a form that was sent. */
export interface PageError {
  /** The field it is about; null when no field can be corrected. */
  readonly field: string | null;
  readonly text: string;
}

interface FormPage {
  readonly title: string;
  /** Empty before the first attempt. */
  readonly errors: readonly PageError[];
  /** What stands below the title: the form, and the way to help. */
  readonly content: Html;
  readonly aside?: Html;
  readonly next?: readonly string[];
}

/** A page with a form. What is wrong stands above its title and leads to the fields. Works without scripts. */
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
  /** Stands at the field. */
  readonly error: string | null;
  /** Marked as wrong, with or without an error of its own. */
  readonly isWrong: boolean;
  /** Attributes of its input beside those that all inputs have. */
  readonly input: Readonly<Record<string, string>>;
  /** Stands below the input. */
  readonly below?: Html;
}

/** A labelled input with its hint and its error. */
export function textField({ name, label, hint, error, isWrong, input, below }: TextField): Html {
  const described = [
    ...(error === null ? [] : [`${name}-error`]),
    ...(hint === undefined ? [] : [`${name}-hint`]),
  ].join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== null && html`<p class="error" id="${name}-error">${icon('alert')}${error}</p>`}
    <input
      id="${name}"
      name="${name}"
      ${Object.entries(input).map(([attribute, value]) => html`${attribute}="${value}" `)}
      maxlength="${settings.identity.pageFieldMaxLength}"
      autocapitalize="none"
      spellcheck="false"
      ${isWrong && html`aria-invalid="true"`}
      ${described !== '' && html`aria-describedby="${described}"`}
    />
    ${below ?? ''}
  </div>`;
}

/** „in 12 Minuten erneut“: how long a limit is used up. */
export function waitInWords({ texts }: PageBrand, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1
    ? texts('error.throttled.minute')
    : texts('error.throttled.minutes', { count: String(minutes) });
}

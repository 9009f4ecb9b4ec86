import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { type Brand, getContact, neutralBrand, writeTokenStylesheet } from '../../brand/index.ts';
import type { PageCalls } from '../../protocol/signIn.ts';
import type { BuiltPage, BuiltPages } from '../BuiltPages.ts';
import { deliverySettings } from '../deliverySettings.ts';
import { noCalls } from '../pageFacts.ts';
import type { PageDependencies } from './PageDependencies.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A file that the browser loads before the page needs it; a module unless `as` is set. */
interface Preload {
  readonly href: string;
  readonly as?: 'style' | 'font';
}

interface AskedPage {
  readonly built: BuiltPages;
  readonly brand: Brand | null;
  readonly path: string;
  readonly leadsToSignIn: boolean;
  /** True when the customer is signed in, as far as the server knows. */
  readonly isSignedIn: boolean;
}

/** The parts of a page that the server writes, as HTML. */
interface Frame {
  readonly head: string;
  readonly body: string;
  /** Links to the style sheets of the program. */
  readonly styles: string;
  /** Links to the files that the page loads after the program. */
  readonly later: string;
  /** The first calls of the page. */
  readonly calls: PageCalls;
}

/**
 * Writes the frame that the customer sees until the program draws the page: the header of the brand and the title of the page, at their
 * final positions. The portal keeps it while data are missing, and removes it with the first page that it draws.
 */
export async function writeFrame(
  { built, brand, path, leadsToSignIn, isSignedIn }: AskedPage,
  {
    shellTexts,
    brandTexts,
    signInFiles,
  }: Pick<PageDependencies, 'shellTexts' | 'brandTexts' | 'signInFiles'>,
): Promise<Frame> {
  const shown = brand ?? neutralBrand;
  const own = brandTexts(shown);
  const texts = shellTexts(shown);
  const page = isSignedIn ? built.pages.find((one) => matchesPath(one.path, path)) : undefined;
  const title = page?.title == null ? '' : (own[page.title.key] ?? page.title.text);
  const name = title === '' ? shown.name : texts('title', { page: title, brand: shown.name });
  const about = { name, description: texts('description', { brand: shown.name }) };
  const seen = { title, waiting: texts(isSignedIn ? 'loading.data' : 'loading.login') };
  const claims = getContact(shown, 'claims').phone;
  const [head, body, later, styles] = await Promise.all([
    writeHead(built, shown, about, leadsToSignIn ? signInFiles : []),
    writeBody(built, shown, { ...seen, failure: writeFailure(claims, texts) }),
    leadsToSignIn ? html`` : writeLaterLinks(listFiles(built, page)),
    html`${[...built.styles, ...(page?.styles ?? [])].map((file) => html`<link rel="stylesheet" href="${file}" crossorigin />`)}`,
  ]);
  const calls = page?.calls ?? noCalls;
  return {
    head: head.toString(),
    body: body.toString(),
    styles: styles.toString(),
    later: later.toString(),
    calls,
  };
}

/** Lists the files that only this page needs. */
function listFiles(built: BuiltPages, page: BuiltPage | undefined): readonly Preload[] {
  return [...(page?.modules ?? built.signIn).map((href) => ({ href })), { href: built.font, as: 'font' }];
}

function writeHead(
  built: BuiltPages,
  brand: Brand,
  { name, description }: { readonly name: string; readonly description: string },
  preloads: readonly Preload[],
) {
  return html`<title>${name}</title>
    <meta name="description" content="${description}" />
    ${built.logos[brand.id] && html`<link rel="icon" href="${built.logos[brand.id]?.mark}" type="image/svg+xml" />`}
    ${preloads.map(writeLink)}
    <style nonce="__CSP_NONCE__">
      ${raw(writeTokenStylesheet(brand) + layout)}
    </style>
    <noscript>
      <style nonce="__CSP_NONCE__">
        ${raw(writeShownFailure('html'))}
      </style>
    </noscript>`;
}

/**
 * Links files that are loaded later. The frame uses the font only from then on: earlier, the font would slow down the program on the same
 * connection.
 */
function writeLaterLinks(files: readonly Preload[]) {
  return html`${files.map(writeLink)}<style nonce="__CSP_NONCE__">
      ${raw(`#frame{font-family:'Source Sans 3',${standIns}}`)}
    </style>`;
}

function writeLink({ href, as }: Preload) {
  if (as === undefined)
    return html`<link rel="modulepreload" href="${href}" fetchpriority="low" crossorigin />`;
  // Browsers load fonts with CORS, also from their own origin.
  return as === 'font'
    ? html`<link rel="preload" href="${href}" as="font" type="font/woff2" fetchpriority="low" crossorigin />`
    : html`<link rel="preload" href="${href}" as="${as}" />`;
}

function writeBody(
  built: BuiltPages,
  brand: Brand,
  { title, waiting, failure }: { readonly title: string; readonly waiting: string; readonly failure: Html },
) {
  const logo = built.logos[brand.id];
  return html`<div id="frame">
    <header>
      <div>
        ${
          logo &&
          html`<picture>
            <source media="(prefers-color-scheme: dark)" srcset="${logo.dark}" />
            <img src="${logo.light}" alt="${brand.name}" height="32" />
          </picture>`
        }
      </div>
    </header>
    <main aria-busy="true">
      ${
        title === ''
          ? html`<h1 class="waiting"><span role="status">${waiting}</span></h1>`
          : html`<h1>${title}</h1>
              <p role="status">${waiting}</p>`
      }
    </main>
    ${failure}
  </div>`;
}

/**
 * Writes the notice that the page cannot be loaded. It needs no script: a style sheet shows it after some seconds. The program hides
 * it while it waits for answers, because the portal itself says what is wrong with them. Reports of claims must not depend on a page.
 */
function writeFailure(claimsPhone: string, texts: ReturnType<PageDependencies['shellTexts']>): Html {
  return html`<div id="failure" role="alert">
    <h2>${texts('failure.title')}</h2>
    <p>${texts('failure.text')}</p>
    <p>${texts('failure.remedy')}</p>
    <p><a href="">${texts('failure.reload')}</a></p>
    ${
      claimsPhone !== '' &&
      html`<p>
        ${texts('failure.claims')}
        <a href="tel:${claimsPhone.replace(/[^\d+]/g, '')}" translate="no">${claimsPhone}</a>
      </p>`
    }
    <p>${texts('failure.injured')} <a href="tel:112" translate="no">112</a></p>
  </div>`;
}

/** Returns true when an address matches a path with `*` and `:name`. */
function matchesPath(path: string, address: string): boolean {
  const parts = path.split('/');
  const asked = address.replace(/(?<=.)\/$/, '').split('/');
  const isOpen = parts.at(-1) === '*';
  return (
    (isOpen ? asked.length >= parts.length : asked.length === parts.length) &&
    parts.every((part, index) => part === '*' || part.startsWith(':') || part === asked[index])
  );
}

/** Fallback fonts of the same widths, used until the font has loaded. */
const standIns = `'Source Sans Pro','As Source Sans','As Source Sans by Roboto','As Source Sans by DejaVu',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`;

/** Styles that show the notice at once, in place of what the page waits for. */
const writeShownFailure = (where: string) =>
  `${where} #failure{visibility:visible;animation:none}${where} #frame [role=status]{display:none}`;

/**
 * Styles of header and heading, equal to those of the portal. Values of its variables are written out, because its style sheets are loaded
 * later.
 */
const layout = `
#frame{position:absolute;inset:0;min-height:100dvh;background:var(--color-page);color:var(--color-text);font:400 1rem/1.5 ${standIns}}
#frame header{border-bottom:1px solid var(--color-line);background:var(--color-surface)}
#frame header div{display:flex;align-items:center;box-sizing:border-box;max-width:72rem;min-height:4rem;margin:0 auto;padding:0 1rem}
#frame img{display:block;width:auto;height:2rem}
#frame main{box-sizing:border-box;max-width:72rem;margin:0 auto;padding:calc(2rem * var(--density)) 1rem}
#frame h1{margin:0;font-size:calc(2rem * var(--heading-scale));font-weight:var(--heading-weight);letter-spacing:var(--heading-tracking);line-height:1.25;text-wrap:balance}
#frame p{margin:.5rem 0 0;color:var(--color-text-secondary)}
@media(max-width:30rem){#frame main{padding-top:calc(1.5rem * var(--density))}#frame h1{font-size:calc(1.75rem * var(--heading-scale))}}
#frame h1.waiting{color:var(--color-text-secondary);font-size:1rem;font-weight:400;letter-spacing:0}
#failure{box-sizing:border-box;max-width:72rem;margin:0 auto;padding:0 1rem 2rem;visibility:hidden;animation:failure 0s ${deliverySettings.failureSeconds}s forwards}
@keyframes failure{to{visibility:visible}}
${writeShownFailure('[data-failed]')}
#failure h2{margin:0;font-size:1.25rem}
#failure p{color:var(--color-text)}
#failure a{display:inline-block;min-width:2.75rem;padding-block:.75rem;color:var(--color-brand-text);font-weight:700}
@media print{#frame header{display:none}}
`;

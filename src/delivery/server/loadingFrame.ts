import { html, raw } from 'hono/html';
import shellTexts from '../../../schemas/_shared/texts/shell.de.json' with { type: 'json' };
import { type Brand, neutralBrand, tokenStylesheet } from '../../brand/index.ts';
import type { BuiltPage, BuiltPages } from '../BuiltPages.ts';
import { noCalls, type PageCalls } from '../../protocol/pageCalls.ts';
import { createTexts } from '../../backend/texts/createTexts.ts';
import { brandTextsOf } from '../../backend/texts/brandTextsOf.ts';
import { signInFiles } from '../../backend/http/signInFiles.ts';

/** A file that is asked for before anybody needs it; a module where nothing else is said. */
interface Ahead {
  readonly href: string;
  readonly as?: 'style' | 'font';
}

interface Asked {
  readonly built: BuiltPages;
  readonly brand: Brand | null;
  readonly path: string;
  /** The page only leads to the sign-in. */
  readonly leads: boolean;
  /** Somebody is signed in, as far as the server can tell. */
  readonly isSignedIn: boolean;
}

/**
 * What is seen until the program has drawn the page: the header of the brand and the name of the page, where they will stand. The program
 * shows it as long as something is missing, and takes it away with the first page it draws.
 */
export async function loadingFrame({ built, brand, path, leads, isSignedIn }: Asked): Promise<{
  readonly head: string;
  readonly body: string;
  /** The program's own style sheets, which need not be there first. */
  readonly styles: string;
  /** Links to what the page asks for once the program is there. */
  readonly later: string;
  /** What the page asks for. */
  readonly calls: PageCalls;
}> {
  const shown = brand ?? neutralBrand;
  const own = brandTextsOf(shown);
  const texts = createTexts('shell', shellTexts, own);
  const page = isSignedIn ? built.pages.find((one) => fits(one.path, path)) : undefined;
  const title = page?.title == null ? '' : (own[page.title.key] ?? page.title.text);
  const name = title === '' ? shown.name : texts('title', { page: title, brand: shown.name });
  const about = { name, description: texts('description', { brand: shown.name }) };
  const seen = { title, waiting: texts(isSignedIn ? 'loading.data' : 'loading.login') };
  const [head, body, later, styles] = await Promise.all([
    headOf(built, shown, about, leads ? signInFiles : []),
    bodyOf(built, shown, seen),
    leads ? html`` : laterOf(filesOf(built, page)),
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

/** What the page has for itself: modules are named without what they are for. */
function filesOf(built: BuiltPages, page: BuiltPage | undefined): readonly Ahead[] {
  return [...(page?.modules ?? built.signIn).map((href) => ({ href })), { href: built.font, as: 'font' }];
}

function headOf(
  built: BuiltPages,
  brand: Brand,
  { name, description }: { readonly name: string; readonly description: string },
  ahead: readonly Ahead[],
) {
  return html`<title>${name}</title>
    <meta name="description" content="${description}" />
    ${built.logos[brand.id] && html`<link rel="icon" href="${built.logos[brand.id]?.mark}" type="image/svg+xml" />`}
    ${ahead.map(linkOf)}
    <style nonce="__CSP_NONCE__">
      ${raw(tokenStylesheet(brand) + layout)}
    </style>`;
}

/** What is shown wants the font from then on: earlier it would take its share of the line from the program. */
function laterOf(files: readonly Ahead[]) {
  return html`${files.map(linkOf)}<style nonce="__CSP_NONCE__">
      ${raw(`#frame{font-family:'Source Sans 3',${standIns}}`)}
    </style>`;
}

function linkOf({ href, as }: Ahead) {
  if (as === undefined)
    return html`<link rel="modulepreload" href="${href}" fetchpriority="low" crossorigin />`;
  // Fonts are asked for as from elsewhere, whoever asks.
  return as === 'font'
    ? html`<link rel="preload" href="${href}" as="font" type="font/woff2" fetchpriority="low" crossorigin />`
    : html`<link rel="preload" href="${href}" as="${as}" />`;
}

function bodyOf(
  built: BuiltPages,
  brand: Brand,
  { title, waiting }: { readonly title: string; readonly waiting: string },
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
  </div>`;
}

/** Whether an address is one of those that a path with `*` and `:name` stands for. */
function fits(path: string, address: string): boolean {
  const parts = path.split('/');
  const asked = address.replace(/(?<=.)\/$/, '').split('/');
  const isOpen = parts.at(-1) === '*';
  return (
    (isOpen ? asked.length >= parts.length : asked.length === parts.length) &&
    parts.every((part, index) => part === '*' || part.startsWith(':') || part === asked[index])
  );
}

/** Just as wide as the font, until that is there. */
const standIns = `'Source Sans Pro','As Source Sans','As Source Sans by Roboto','As Source Sans by DejaVu',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`;

/** As the program will draw header and heading. What is a variable there is its value here, because its style sheets come later. */
const layout = `
#frame{position:absolute;inset:0;min-height:100dvh;background:var(--color-page);color:var(--color-text);font:400 1rem/1.5 ${standIns}}
#frame header{border-bottom:1px solid var(--color-line);background:var(--color-surface)}
#frame header div{display:flex;align-items:center;box-sizing:border-box;max-width:72rem;min-height:4rem;margin:0 auto;padding:0 1rem}
#frame img{display:block;width:auto;height:2rem}
#frame main{box-sizing:border-box;max-width:72rem;margin:0 auto;padding:2rem 1rem}
#frame h1{margin:0;font-size:2rem;font-weight:700;line-height:1.25;text-wrap:balance}
#frame p{margin:.5rem 0 0;color:var(--color-text-secondary)}
@media(max-width:30rem){#frame main{padding-top:1.5rem}#frame h1{font-size:1.75rem}}
#frame h1.waiting{color:var(--color-text-secondary);font-size:1rem;font-weight:400}
@media print{#frame header{display:none}}
`;

import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { accidentPath } from '../../../accident/accidentPaths.ts';
import { type Brand, getContact } from '../../../brand/index.ts';
import { createSecurityHeaders } from '../../http/createSecurityHeaders.ts';
import { pageFiles, pageFont } from '../../http/signInFiles.ts';
import { plainStylesheet } from './pageStylesheet.ts';
import type { Texts } from '../../texts/createTexts.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The brand of a page, with its texts. */
export interface PageBrand {
  readonly brand: Brand;
  readonly texts: Texts;
  /** Modules of the start page; empty when the portal is not built. */
  readonly startModules: readonly string[];
}

/** The address of the accessibility declaration. */
export const accessibilityPath = '/barrierefreiheit';

/** The addresses of imprint and privacy for people who are not signed in. */
export const legalPaths = { imprint: '/impressum', privacy: '/datenschutz' } as const;

/** Headers of pages and of all other responses of the provider: they may load files from and send forms to their own origin only. */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...createSecurityHeaders('http'),
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/**
 * Returns a whole page: logo, `main`, and a footer with insurer and broker. `aside` stands beside `main` on wide screens, otherwise below
 * it, with a link to it above. Modules in `next` are preloaded after the page has loaded. The page of the neutral brand loads no files, because its host has none; its policy
 * names the digest of exactly the text in `style`.
 */
export function pageFrame(
  { brand, texts }: PageBrand,
  page: { title: string; main: Html; aside?: Html; next?: readonly string[] },
): Html {
  const title = brand.name === '' ? page.title : `${page.title} – ${brand.name}`;
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${brand.id === '' ? raw(`<style>${plainStylesheet(brand)}</style>`) : files}
      </head>
      <body class="${page.aside ? 'with-aside' : ''}">
        <div class="column">
          <header>
            ${brand.id !== '' && logo(brand)}
            ${page.aside && html`<a class="urgent" href="#claim-help">${texts('signIn.claim.title')}</a>`}
          </header>
          <main>${page.main} ${brand.id !== '' && scriptNotices(texts)}</main>
          ${page.aside ?? ''} ${brand.contact.phone !== '' && footer(brand, texts)}
        </div>
        ${page.next !== undefined && template(page.next)}
      </body>
    </html>`;
}

const files = html`<link rel="stylesheet" href="${pageFiles}/page.css" />
  <link rel="preload" href="${pageFont}" as="font" type="font/woff2" crossorigin />
  <link rel="icon" type="image/svg+xml" href="${pageFiles}/mark.svg" />
  <script src="${pageFiles}/page.js" defer></script>`;

/** Shown without scripts; the second one after some seconds, unless the script of the page removes it. */
const scriptNotices = (texts: Texts): Html =>
  html`<noscript><p class="note">${texts('noScript')}</p></noscript>
    <p id="script-missing" role="status">
      ${texts('scriptMissing')} <a href="">${texts('scriptMissing.reload')}</a>
    </p>`;

/** The scripts of a page that asks for a passkey: the library and its use. */
export const passkeyScript = html`<script src="${pageFiles}/webauthn.js" defer></script>
  <script src="${pageFiles}/passkey.js" defer></script>`;

const template = (modules: readonly string[]): Html =>
  html`<template id="next"
    >${modules.map((href) => html`<link rel="modulepreload" href="${href}" crossorigin />`)}</template
  >`;

const logo = (brand: Brand): Html =>
  html`<picture>
    <source srcset="${pageFiles}/logo-dark.svg" media="(prefers-color-scheme: dark)" />
    <img class="logo" src="${pageFiles}/logo.svg" alt="${brand.name}" height="40" />
  </picture>`;

/** BRAND-006, BRAND-007. */
function footer({ footer: { support, insurer, broker } }: Brand, texts: Texts): Html {
  return html`<footer>
    <p class="ways">
      <a href="${legalPaths.imprint}">${texts('footer.imprint')}</a>
      <a href="${legalPaths.privacy}">${texts('footer.privacy')}</a>
      <a href="${accessibilityPath}">${texts('footer.accessibility')}</a>
    </p>
    ${
      support &&
      html`<p>${texts('footer.insurer', { insurer })}</p>
        <p>${texts('footer.broker', { broker })}</p>`
    }
  </footer>`;
}

/** Returns a link that calls a number. */
const phoneLink = (phone: string): Html =>
  html`${icon('phone')}<a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`;

/** Returns phone and e-mail address of the brand as links. */
export function contactLinks({ contact: { phone, email } }: Brand): Html {
  return html`<ul class="contact">
    <li>${phoneLink(phone)}</li>
    <li>${icon('mail')}<a href="mailto:${email}">${email}</a></li>
  </ul>`;
}

/** Returns a page with one message: title, text, an optional link, and contact details. */
export function messagePage(
  page: PageBrand,
  message: { title: string; text: string; action?: { href: string; label: string } },
): Html {
  return pageFrame(page, {
    title: message.title,
    main: html`<h1>${message.title}</h1>
      <p class="intro">${message.text}</p>
      ${message.action && html`<a class="button" href="${message.action.href}">${message.action.label}</a>`}
      ${help(page)} ${claims(page)}`,
  });
}

/**
 * Returns the number to call after an accident and the accident help, which need no sign-in, and the way to short reports, where the brand has
 * them; empty for the neutral brand.
 */
export function claimLines({ brand, texts }: PageBrand): Html {
  const { phone } = getContact(brand, 'claims');
  if (phone === '') return html``;
  return html`<p>${texts('signIn.claim.text')}</p>
    <p>${phoneLink(phone)}</p>
    <p>${texts('signIn.claim.injured')} <a href="tel:112">112</a></p>
    <p><a href="${accidentPath}">${texts('signIn.claim.accident')}</a></p>
    ${brand.shortReports === true && html`<p><a href="/claims">${texts('signIn.claim.short')}</a></p>`}`;
}

/** Returns contact details of the brand; empty for the neutral brand. */
export function help({ brand, texts }: PageBrand): Html {
  if (brand.contact.phone === '') return html``;
  return html`<section class="help">
    <h2>${texts('contact.title')}</h2>
    ${contactLinks(brand)}
  </section>`;
}

function claims(page: PageBrand): Html {
  if (getContact(page.brand, 'claims').phone === '') return html``;
  return html`<section class="help">
    <h2>${page.texts('signIn.claim.title')}</h2>
    ${claimLines(page)}
  </section>`;
}

/** Outline icons in the manner of Tabler (MIT). */
const iconPaths = {
  alert: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 8v4M12 16h.01',
  phone:
    'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5 -2.5l5 2v4a2 2 0 0 1 -2 2a16 16 0 0 1 -15 -15a2 2 0 0 1 2 -2',
  mail: 'M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M3 7l9 6l9 -6',
} as const;

export const icon = (name: keyof typeof iconPaths): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${raw(iconPaths[name])}" /></svg>`;

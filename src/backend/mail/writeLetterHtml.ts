import { html, raw } from 'hono/html';
import { createBrandTokens, type Tokens } from '../../brand/index.ts';
import type { Letter } from './Letter.ts';
import { writeContactLine, listPostalLines, listSignatureLines, listSmallPrint } from './letterLayout.ts';

const font = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";

/**
 * Writes a letter as HTML with tables and inline styles, because mail programs support little else; the dark scheme works where they
 * support it.
 */
export function writeLetterHtml(letter: Letter) {
  const { light, dark } = createBrandTokens(letter.brand);

  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${letter.subject}</title>
        <style>
          ${raw(darkStyles(dark))}
        </style>
      </head>
      <body class="page" style="margin:0;background:${light.page}">
        <table
          class="page"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${light.page};${raw(font)};font-size:17px;line-height:1.5"
        >
          <tr>
            <td align="center" style="padding:24px 12px">${sheet(letter, light)}</td>
          </tr>
        </table>
      </body>
    </html> `;
}

function darkStyles(dark: Tokens): string {
  return `@media (prefers-color-scheme:dark){.page{background:${dark.page}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}.text{color:${dark.text}!important}.quiet{color:${dark['text-secondary']}!important}.line{border-color:${dark.line}!important}.name{color:${dark['brand-text']}!important}.bar{background:${dark.brand}!important}}`;
}

/** Writes the letter between the brand's name and the small print. */
function sheet(letter: Letter, light: Tokens) {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="max-width:600px;text-align:left"
  >
    <tr>
      <td class="name" style="padding:0 4px 16px;color:${light['brand-text']};font-size:22px;font-weight:700">
        ${letter.brand.name}
      </td>
    </tr>
    <tr>
      <td class="bar" style="height:4px;background:${light.brand};border-radius:8px 8px 0 0;font-size:0">
        &nbsp;
      </td>
    </tr>
    <tr>
      <td
        class="card"
        style="padding:28px 24px 12px;background:${light.surface};border:1px solid ${light.line};border-top:0;border-radius:0 0 12px 12px"
      >
        ${content(letter, light)}
      </td>
    </tr>
    <tr>
      <td class="quiet" style="padding:16px 4px;color:${light['text-secondary']};font-size:14px">
        ${lines(listSmallPrint(letter))}
      </td>
    </tr>
  </table>`;
}

function content(letter: Letter, light: Tokens) {
  const { greeting, paragraphs, details, link, closing } = letter;
  const paragraph = (text: string) =>
    text !== '' && html`<p class="text" style="margin:0 0 16px;color:${light.text}">${text}</p>`;
  const address = listPostalLines(letter);

  return html`${
    address.length > 0 &&
    html`<p class="text" style="margin:0 0 32px;color:${light.text}">${lines(address)}</p>`
  }
    ${paragraph(greeting)}${paragraphs.map(paragraph)} ${details.length > 0 && detailsTable(details, light)}
    ${link && linkButton(link, light)} ${closing.map(paragraph)}${paragraph(writeContactLine(letter))}
    <p class="text" style="margin:24px 0 16px;color:${light.text}">${lines(listSignatureLines(letter))}</p>`;
}

function linkButton({ label, address }: NonNullable<Letter['link']>, light: Tokens) {
  return html`<p style="margin:4px 0 24px">
    <a
      class="bar"
      href="${address}"
      style="display:inline-block;padding:12px 24px;background:${light.brand};border-radius:8px;color:${
        light['on-brand']
      };font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p>`;
}

function detailsTable(details: Letter['details'], light: Tokens) {
  const row = ({ label, value }: Letter['details'][number]) =>
    html`<tr>
      <th
        class="quiet line"
        scope="row"
        style="padding:10px 16px 10px 0;border-bottom:1px solid ${light.line};color:${light['text-secondary']};font-weight:400;text-align:left;vertical-align:top"
      >
        ${label}
      </th>
      <td
        class="text line"
        style="padding:10px 0;border-bottom:1px solid ${light.line};color:${light.text};font-weight:600;vertical-align:top"
      >
        ${value}
      </td>
    </tr>`;

  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:4px 0 24px;border-collapse:collapse"
  >
    ${details.map(row)}
  </table>`;
}

function lines(texts: readonly string[]) {
  return texts.map((line) => html`${line}<br />`);
}

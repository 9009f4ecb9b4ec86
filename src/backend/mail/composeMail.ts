import { html, raw } from 'hono/html';
import layoutTexts from '../../../schemas/_shared/texts/mail-layout.de.json' with { type: 'json' };
import { brandTokens } from '../../brand/index.ts';
import { createTexts } from '../texts/createTexts.ts';
import type { Letter, Mail } from './Letter.ts';

const texts = createTexts('mail-layout', layoutTexts, {});

/** The letter as text and as HTML in the brand's look. */
export async function composeMail(letter: Letter): Promise<Mail> {
  const { brand, to, subject } = letter;
  return {
    from: `"${brand.name.replace(/["\\]/g, '')}" <${brand.contact.email}>`,
    to: typeof to === 'string' ? to : to.join(', '),
    byPost: typeof to !== 'string',
    subject,
    text: textOf(letter),
    html: String(await htmlOf(letter)),
  };
}

function textOf(letter: Letter): string {
  const { greeting, paragraphs, details, closing } = letter;
  const table = details.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const blocks = [
    postalLines(letter).join('\n'),
    greeting,
    ...paragraphs,
    table,
    ...closing,
    contactOf(letter),
    signatureOf(letter).join('\n'),
  ];
  return (
    [...blocks.filter((block) => block !== ''), `--\n${smallPrint(letter).join('\n')}`].join('\n\n') + '\n'
  );
}

const postalLines = ({ to }: Letter): readonly string[] => (typeof to === 'string' ? [] : to);

function contactOf({ brand, contact }: Letter): string {
  if (contact === null) return '';
  const { phone, email, claimsPhone, claimsEmail } = brand.contact;
  const parameters = contact === 'claims' ? { phone: claimsPhone, email: claimsEmail } : { phone, email };
  return texts(`layout.contact.${contact}`, parameters);
}

function signatureOf({ brand, contact }: Letter): string[] {
  return contact === null ? [] : [texts('layout.closing'), texts('layout.signature', { brand: brand.name })];
}

const smallPrint = ({
  brand: {
    footer: { insurer, broker },
  },
  contact,
  to,
}: Letter): string[] => [
  ...(contact === null
    ? []
    : [texts(typeof to === 'string' ? 'layout.automatic' : 'layout.automaticByPost')]),
  texts('layout.insurer', { insurer }),
  texts('layout.broker', { broker }),
];

/** Tables and styles at the element, because mail programs know little else; the dark scheme where they do. */
function htmlOf(letter: Letter) {
  const { brand, subject, greeting, paragraphs, details, closing } = letter;
  const { light, dark } = brandTokens(brand);
  const font = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
  const paragraph = (text: string) =>
    text !== '' && html`<p class="text" style="margin:0 0 16px;color:${light.text}">${text}</p>`;
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
  const darkStyles = `@media (prefers-color-scheme:dark){.page{background:${dark.page}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}.text{color:${dark.text}!important}.quiet{color:${dark['text-secondary']}!important}.line{border-color:${dark.line}!important}.name{color:${dark['brand-text']}!important}.bar{background:${dark.brand}!important}}`;

  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(darkStyles)}
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
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;text-align:left"
              >
                <tr>
                  <td
                    class="name"
                    style="padding:0 4px 16px;color:${light['brand-text']};font-size:22px;font-weight:700"
                  >
                    ${brand.name}
                  </td>
                </tr>
                <tr>
                  <td
                    class="bar"
                    style="height:4px;background:${light.brand};border-radius:8px 8px 0 0;font-size:0"
                  >
                    &nbsp;
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:28px 24px 12px;background:${light.surface};border:1px solid ${light.line};border-top:0;border-radius:0 0 12px 12px"
                  >
                    ${
                      postalLines(letter).length > 0 &&
                      html`<p class="text" style="margin:0 0 32px;color:${light.text}">
                        ${postalLines(letter).map((line) => html`${line}<br />`)}
                      </p>`
                    }
                    ${paragraph(greeting)}${paragraphs.map(paragraph)}
                    ${
                      details.length > 0 &&
                      html`<table
                        width="100%"
                        cellpadding="0"
                        cellspacing="0"
                        style="margin:4px 0 24px;border-collapse:collapse"
                      >
                        ${details.map(row)}
                      </table>`
                    }
                    ${closing.map(paragraph)}${paragraph(contactOf(letter))}
                    <p class="text" style="margin:24px 0 16px;color:${light.text}">
                      ${signatureOf(letter).map((line) => html`${line}<br />`)}
                    </p>
                  </td>
                </tr>
                <tr>
                  <td class="quiet" style="padding:16px 4px;color:${light['text-secondary']};font-size:14px">
                    ${smallPrint(letter).map((line) => html`${line}<br />`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}

import { Hono } from 'hono';
import { html } from 'hono/html';
import written from '../../../../schemas/_shared/texts/accessibility.de.json' with { type: 'json' };
import { createTexts } from '../../texts/createTexts.ts';
import { readBrandTexts } from '../../texts/readBrandTexts.ts';
import { accessibilityPath, contactLinks, type Html, type PageBrand, pageFrame } from './pageFrame.ts';

// The reasons why lint is content with a text are no text.
const { 'x-lint': _, ...accessibilityTexts } = written;

/** Creates the route of the accessibility declaration of a brand, which needs no sign-in. */
export function accessibilityRoutes(pageBrandAt: (host: string) => PageBrand, brandsFolder: string): Hono {
  const app = new Hono();
  app.get(accessibilityPath, (context) =>
    context.html(accessibilityPage(pageBrandAt(context.req.header('host') ?? ''), brandsFolder)),
  );
  return app;
}

/** Parts of the declaration, in this order. */
const sections = ['conformance', 'limits', 'feedback', 'enforcement', 'tested'] as const;

function accessibilityPage(page: PageBrand, brandsFolder: string): Html {
  const { brand } = page;
  const texts = createTexts('accessibility', accessibilityTexts, readBrandTexts(brandsFolder, brand.id));
  const values = { brand: brand.name, insurer: brand.footer.insurer };
  return pageFrame(page, {
    title: texts('title'),
    main: html`<h1>${texts('title')}</h1>
      <p class="intro">${texts('intro', values)}</p>
      ${sections.map(
        (name) =>
          html`<section class="chapter">
            <h2>${texts(`${name}.title`)}</h2>
            ${texts(`${name}.text`, values)
              .split('\n\n')
              .map((paragraph) => html`<p>${paragraph}</p>`)}
            ${name === 'feedback' && brand.contact.phone !== '' && contactLinks(brand)}
            ${name === 'enforcement' && enforcementBody(texts('enforcement.address'), texts('enforcement.email'))}
          </section>`,
      )}
      <p class="way"><a href="/">${texts('back')}</a></p>`,
  });
}

/** Returns the address of the enforcement body, line by line, and its e-mail address. */
const enforcementBody = (address: string, email: string): Html =>
  html`<p>
    ${address.split('\n').map((line) => html`${line}<br />`)}<a href="mailto:${email}">${email}</a>
  </p>`;

import { Hono } from 'hono';
import { html } from 'hono/html';
import accessibilityTexts from '../../../schemas/_shared/texts/accessibility.de.json' with { type: 'json' };
import { createTexts } from '../texts/createTexts.ts';
import { readBrandTexts } from '../texts/readBrandTexts.ts';
import { accessibilityPath, contactLinks, type Html, type PageBrand, pageFrame } from './pageFrame.ts';

/** How accessible the portal of a brand is: for everybody, signed in or not. */
export function accessibilityRoutes(pageBrandAt: (host: string) => PageBrand, brandsFolder: string): Hono {
  const app = new Hono();
  app.get(accessibilityPath, (context) =>
    context.html(accessibilityPage(pageBrandAt(context.req.header('host') ?? ''), brandsFolder)),
  );
  return app;
}

const sections = ['service', 'standards', 'state', 'limits', 'feedback', 'enforcement'] as const;

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
            <p>${texts(`${name}.text`, values)}</p>
            ${name === 'feedback' && brand.contact.phone !== '' && contactLinks(brand)}
          </section>`,
      )}
      <p class="hint chapter">${texts('date')}</p>
      <p class="way"><a href="/">${texts('back')}</a></p>`,
  });
}

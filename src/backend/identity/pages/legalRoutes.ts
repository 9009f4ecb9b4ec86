import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Brand } from '../../../brand/index.ts';
import { type Html, legalPaths, type PageBrand, pageFrame } from './pageFrame.ts';

type LegalName = keyof typeof legalPaths;

/** Writes a legal text of a brand; null when there is none. `addressOf` may lead a link elsewhere. */
export type WriteLegalText = (
  call: { readonly brand: Brand; readonly origin: string; readonly now: Date },
  name: LegalName,
  addressOf: (link: string) => string,
) => Promise<Html | null>;

interface LegalParts {
  readonly pageBrandAt: (host: string) => PageBrand;
  readonly originOf: (host: string) => string;
  readonly writeLegalText: WriteLegalText;
  readonly clock: () => Date;
}

/** The addresses at which those who are signed in read the same texts. */
const signedInPaths: Readonly<Record<string, string>> = {
  '/imprint': legalPaths.imprint,
  '/privacy': legalPaths.privacy,
};

/** Creates the routes of imprint and privacy of a brand, which need no sign-in: the law wants both to be found from every page. */
export function legalRoutes({ pageBrandAt, originOf, writeLegalText, clock }: LegalParts): Hono {
  const app = new Hono();
  for (const name of ['imprint', 'privacy'] as const)
    app.get(legalPaths[name], async (context) => {
      const host = context.req.header('host') ?? '';
      const page = pageBrandAt(host);
      const call = { brand: page.brand, origin: originOf(host), now: clock() };
      const text = await writeLegalText(call, name, (link) => signedInPaths[link] ?? link);
      return context.html(legalPage(page, name, text));
    });
  return app;
}

function legalPage(page: PageBrand, name: LegalName, text: Html | null): Html {
  const { texts } = page;
  return pageFrame(page, {
    title: texts(`footer.${name}`),
    main: html`<h1>${texts(`footer.${name}`)}</h1>
      <div class="legal">${text ?? html`<p>${texts('legal.none')}</p>`}</div>
      <p class="way"><a href="/">${texts('legal.back')}</a></p>`,
  });
}

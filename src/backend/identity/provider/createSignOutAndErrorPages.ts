import type { KoaContextWithOIDC } from 'oidc-provider';
import { Unavailable } from '../../http/Unavailable.ts';
import { noticePage } from '../pages/noticePage.ts';
import { type Html, type PageBrand, pageHeaders } from '../pages/pageFrame.ts';
import type { PageContext, ProviderPages } from '../createProviderConfiguration.ts';
import { signOutPage } from '../pages/signOutPage.ts';

/** Returns the pages that the provider shows besides the sign-in page, in the look of the brand. */
export function createSignOutAndErrorPages(pageBrand: () => PageBrand): ProviderPages {
  return {
    async signOut(context, form) {
      await send(context, signOutPage(pageBrand(), form, isSessionHint(context)));
    },
    async signOutAtOnce(context, form) {
      await send(context, signOutPage(pageBrand(), form, true));
    },
    async signedOut(context) {
      await send(context, noticePage(pageBrand(), 'signedOut'));
    },
    async failed(context, _out, error) {
      await send(context, noticePage(pageBrand(), error instanceof Unavailable ? 'unavailable' : 'failed'));
    },
    async notFound(context) {
      context.status = 404;
      await send(context, noticePage(pageBrand(), 'notFound'));
    },
  };
}

/** Returns true when the request has an ID token of the customer who is signed in: that customer has pressed "Abmelden" in the portal. */
function isSessionHint({ oidc: { entities, session } }: KoaContextWithOIDC): boolean {
  const subject = entities.IdTokenHint?.payload['sub'];
  return subject !== undefined && subject === session?.accountId;
}

async function send(context: PageContext, page: Html): Promise<void> {
  for (const [name, value] of Object.entries(pageHeaders)) context.set(name, value);
  context.type = 'html';
  context.body = String(await page);
}

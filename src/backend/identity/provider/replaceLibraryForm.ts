import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ProviderPages } from '../createProviderConfiguration.ts';

/**
 * Replaces a page of the library that sends a form by itself, in English and by an inline script: a sign-out gets the page that asks for it,
 * and everything else is a form for a client (`form_post`), which the portal does not take.
 */
export async function replaceLibraryForm(context: KoaContextWithOIDC, pages: ProviderPages): Promise<void> {
  const { oidc, body } = context;
  if (typeof body !== 'string' || !body.includes(libraryTitle)) return;
  const action = oidc.urlFor('end_session_confirm');
  const secret = /name="xsrf" value="([\w-]+)"/.exec(body)?.[1];
  if (body.includes(`action="${action}"`) && secret !== undefined)
    return pages.signOutAtOnce(
      context,
      `<form id="op.logoutForm" method="post" action="${action}"><input type="hidden" name="xsrf" value="${secret}"/></form>`,
    );
  context.status = 400;
  await pages.failed(context, {}, new Error('The response mode form_post is refused.'));
}

const libraryTitle = '<title>Submitting Callback</title>';

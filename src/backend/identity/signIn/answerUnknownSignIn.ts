import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { noticePage } from '../pages/noticePage.ts';
import type { PageBrand } from '../pages/pageFrame.ts';

/** The cookie that shows whether the browser keeps cookies, and the parameter of the address that asks for it. */
const probe = 'cookies';
const probeSeconds = 60;

/**
 * Answers with the page for a sign-in that this browser does not know (any more). A browser that sends no cookie at all is asked for one
 * first, by an address that it comes back from without it where it refuses cookies. Then the page says what to allow.
 */
export function answerUnknownSignIn(
  context: Context,
  page: PageBrand,
  isSecure: boolean,
): Response | Promise<Response> {
  if ((context.req.header('cookie') ?? '') !== '') return context.html(noticePage(page, 'expired'), 410);
  if (context.req.query(probe) !== undefined) return context.html(noticePage(page, 'noCookies'), 400);
  setCookie(context, probe, 'kept', {
    path: context.req.path,
    maxAge: probeSeconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  });
  return context.redirect(`${context.req.path}?${probe}=asked`, 303);
}

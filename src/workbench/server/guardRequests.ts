import { timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { say } from './messages.ts';

/**
 * Lets requests through that come from the page itself. Another site that the browser shows can send requests to the loopback, too: it has
 * another Origin, a name that it made point here has another Host, and neither knows the token. The token of the printed address becomes a
 * cookie, and leaves the address.
 */
export function guardRequests(port: number, token: string) {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  // Cookies are shared by all ports of a host.
  const cookie = `workbench-${port}`;
  return createMiddleware(async (context, next) => {
    const { req } = context;
    const host = req.header('host') ?? '';
    if (!hosts.includes(host)) return context.text(say('refused.host'), 403);
    const origin = req.header('origin');
    if (origin !== undefined && origin !== `http://${host}`) return context.text(say('refused.origin'), 403);
    const given = req.query('token');
    if (req.path === '/' && given !== undefined && isSame(given, token)) {
      setCookie(context, cookie, token, { httpOnly: true, sameSite: 'Strict', path: '/' });
      const address = new URL(req.url);
      address.searchParams.delete('token');
      return context.redirect(address.pathname + address.search, 302);
    }
    if (!isSame(getCookie(context, cookie) ?? '', token)) return context.text(say('refused.token'), 403);
    return next();
  });
}

function isSame(given: string, token: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}

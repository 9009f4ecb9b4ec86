/**
 * The page to return to after signing in, if `wanted` is a path of this very origin; otherwise the start page. Backslashes and control
 * characters are refused because URL parsing rewrites them (`/\evil.example` would leave the portal).
 */
export function safeReturnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || hasTrickyCharacter(wanted)) return '/';
  const url = URL.parse?.(wanted, origin) ?? null;
  if (url === null || url.origin !== origin || url.pathname === callbackPath) return '/';

  return url.pathname + url.search + url.hash;
}

/** Where the identity provider sends people back to. */
export const callbackPath = '/auth/callback';

function hasTrickyCharacter(text: string): boolean {
  return [...text].some((character) => character === '\\' || character <= ' ' || character === '\u007f');
}

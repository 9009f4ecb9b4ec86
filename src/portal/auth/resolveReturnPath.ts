import { callbackPath } from '../../protocol/signIn.ts';

/**
 * Returns `wanted` if it is a path of this origin, and the start page otherwise. Backslashes and control characters are refused because URL
 * parsing rewrites them (`/\evil.example` would leave the portal).
 */
export function resolveReturnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || hasTrickyCharacter(wanted)) return '/';
  if (!URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname === callbackPath) return '/';

  return url.pathname + url.search + url.hash;
}

function hasTrickyCharacter(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /[\\\u0000-\u0020\u007f]/.test(text);
}

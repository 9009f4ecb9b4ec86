/**
 * Returns the code of an error of PostgreSQL, of the system or of a mail server's connection; null without one. Codes contain no values;
 * messages do.
 */
export function readErrorCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code) ? code : null;
}

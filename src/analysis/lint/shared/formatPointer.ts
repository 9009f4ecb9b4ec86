/** Formats nested keys and positions as a JSON Pointer (RFC 6901). */
export function formatPointer(...parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Returns the address of a link in content if it is allowed: https, mailto, tel, or a path of the portal; null otherwise. */
export function readSafeLink(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const trimmed = address.trim();
  if (/^https:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? new URL(trimmed).href : null;
  if (/^(mailto:|tel:)\S+$/i.test(trimmed)) return trimmed;
  return /^\/(?![/\\])[^\s\\]*$/.test(trimmed) ? trimmed : null;
}

/** Returns the address of a link in content if it is allowed: https, mailto, tel, or a path of the portal; null otherwise. */
export function readSafeLink(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  if (/^(https:\/\/|mailto:|tel:)\S+$/.test(address)) return address;
  return /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : null;
}

/**
 * Tells whether an address is on another host than the page, beside which it is opened.
 * @public
 * @example isForeignAddress('/cms/files/a.pdf') // false
 */
export function isForeignAddress(address: string): boolean {
  return /^https?:/.test(address) && new URL(address).host !== globalThis.location?.host;
}

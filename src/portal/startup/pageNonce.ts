/** Nonce of this page for style elements; the attribute reads empty, the property does not. Undefined without a policy. */
export function pageNonce(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined;
}

/** The header that says after how many seconds the same request may be answered. */
export function retryAfter(seconds: number): { readonly 'retry-after': string } {
  return { 'retry-after': String(seconds) };
}

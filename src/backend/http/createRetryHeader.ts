/** Returns the header with the seconds after which the same request may be answered. */
export function createRetryHeader(seconds: number): { readonly 'retry-after': string } {
  return { 'retry-after': String(seconds) };
}

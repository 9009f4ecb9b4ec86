/** How far something of the content service is (SHELL-015). Content that failed never stops a page (SHELL-016). */
export type ContentState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'success'; readonly value: Value };

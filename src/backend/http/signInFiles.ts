/** The address of the files of the provider's pages. */
export const pageFiles = '/oidc/interaction/files';

/** The font of these pages, in all its weights. */
export const pageFont = `${pageFiles}/font.woff2`;

/** Files that the sign-in page loads. A page that leads there preloads them. */
export const signInFiles: readonly { readonly href: string; readonly as: 'style' | 'font' }[] = [
  { href: `${pageFiles}/page.css`, as: 'style' },
  { href: pageFont, as: 'font' },
];

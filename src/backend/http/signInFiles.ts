/** Where the pages of the provider have their files. */
export const pageFiles = '/oidc/interaction/files';

/** Their font, in all its weights. */
export const pageFont = `${pageFiles}/font.woff2`;

/** What the sign-in page asks for; a page that leads there asks for it on the way. */
export const signInFiles: readonly { readonly href: string; readonly as: 'style' | 'font' }[] = [
  { href: `${pageFiles}/page.css`, as: 'style' },
  { href: pageFont, as: 'font' },
];

/** Where the pages of the provider have their files. */
export const pageFiles = '/oidc/interaction/files';

/** Weights of the font of those pages, `<weight>.woff2`. */
export const fontWeights = [400, 600, 700] as const;

/** What the sign-in page asks for; a page that leads there asks for it on the way. */
export const signInFiles: readonly { readonly href: string; readonly as: 'style' | 'font' }[] = [
  { href: `${pageFiles}/page.css`, as: 'style' },
  ...fontWeights.map((weight) => ({ href: `${pageFiles}/${weight}.woff2`, as: 'font' as const })),
];

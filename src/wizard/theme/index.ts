/** The door of the theme, apart from the form engine's, so that the first page needs not load that. */
export { BrandTheme } from './BrandTheme.tsx';
export type { SchemeTokens } from './brandTheme.ts';

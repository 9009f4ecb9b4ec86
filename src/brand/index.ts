/** Public API of `brand`: brand.json -> Brand, host name -> Brand, Brand -> colour tokens. */
export type * from './Brand.ts';
export type { BrandProblem, ParsedBrand } from './parseBrand.ts';
export { brandOf } from './brandOf.ts';
export { neutralBrand } from './neutralBrand.ts';
export { parseBrand } from './parseBrand.ts';
export { brandTokens, type ColorRole, type Message, type Scheme, type Tokens } from './brandTokens.ts';
export { contrastOf } from './color.ts';
export { cssVariablesOf, tokenStylesheet } from './tokenStylesheet.ts';

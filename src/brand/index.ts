/** Public API of `brand` for browsers: host name -> Brand, Brand -> colour tokens. `brandSchema` and `readBrand` are for Node. */
export type { Brand } from './Brand.ts';
export { contentOrigin } from './contentOrigin.ts';
export { type ContactName, contactOf } from './contactOf.ts';
export { brandOf } from './brandOf.ts';
export { neutralBrand } from './neutralBrand.ts';
export { brandTokens, type ColorRole, type Message, type Tokens } from './brandTokens.ts';
export { contrastOf } from './color.ts';
export { tokenStylesheet } from './tokenStylesheet.ts';

/** Public API of `brand` for browsers: host name -> Brand, Brand -> colour tokens. `brandSchema` and `readBrand` are for Node. */
export type { Brand } from './Brand.ts';
export { contentOrigin } from './contentOrigin.ts';
export { type ContactName, getContact } from './getContact.ts';
export { findBrand } from './findBrand.ts';
export { neutralBrand } from './neutralBrand.ts';
export { brandTokens, type ColorRole, type Message, type Tokens } from './brandTokens.ts';
export { calculateContrast } from './color.ts';
export { tokenStylesheet } from './tokenStylesheet.ts';

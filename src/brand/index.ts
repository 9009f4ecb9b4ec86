/** Public API of `brand` for browsers: host name -> Brand, Brand -> colour tokens. `brandSchema` and `readBrand` are for Node. */
export type { Brand } from './Brand.ts';
export { listMediaOrigins } from './listMediaOrigins.ts';
export { getContentOrigin } from './getContentOrigin.ts';
export { type ContactName, getContact } from './getContact.ts';
export { findBrand, findBrandOfHost } from './findBrand.ts';
export { neutralBrand } from './neutralBrand.ts';
export { createBrandTokens, type ColorRole, type Message, type Tokens } from './createBrandTokens.ts';
export { type BrandProperties, createBrandProperties } from './createBrandProperties.ts';
export type { PictureFamily } from './lookTables.ts';
export type { Landscape } from './lookTables.ts';
export type { VehicleBody } from './pictures/bodies.ts';
export { drawPicture, getViewBox, isVehicleBody, type PictureName } from './pictures/drawPicture.ts';
export { describeShape } from './pictures/describeShape.ts';
export { calculateContrast } from './color.ts';
export { writeTokenStylesheet } from './writeTokenStylesheet.ts';

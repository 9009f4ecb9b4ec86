import type { Brand } from '../../brand/index.ts';
import { findBrandFolder } from './brandFolders.ts';
import { readBrandTexts } from './readBrandTexts.ts';

const textsByBrand = new WeakMap<Brand, Readonly<Record<string, string>>>();

/** Returns the own texts of a brand, which are read once. */
export function getBrandTexts(brand: Brand): Readonly<Record<string, string>> {
  const texts = textsByBrand.get(brand) ?? readBrandTexts(findBrandFolder(brand), brand.id);
  textsByBrand.set(brand, texts);
  return texts;
}

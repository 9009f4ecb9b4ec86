import type { Brand } from '../../brand/index.ts';
import { folderOf } from './brandFolders.ts';
import { readBrandTexts } from './readBrandTexts.ts';

const known = new WeakMap<Brand, Readonly<Record<string, string>>>();

/** What a brand says in its own words, read once. */
export function brandTextsOf(brand: Brand): Readonly<Record<string, string>> {
  const texts = known.get(brand) ?? readBrandTexts(folderOf(brand), brand.id);
  known.set(brand, texts);
  return texts;
}

import type { Brand } from '../../brand/index.ts';

const folders = new WeakMap<Brand, string>();

/** Notes which folder of brands a brand was read from, because its own words stand beside its `brand.json`. */
export function registerBrandFolder(brand: Brand, folder: string): void {
  folders.set(brand, folder);
}

/** The folder a brand was read from; the usual one for the neutral brand, which stands in no file. */
export function findBrandFolder(brand: Brand): string {
  return folders.get(brand) ?? 'brands';
}

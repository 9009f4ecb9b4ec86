import type { Brand } from '../../brand/index.ts';

const folders = new WeakMap<Brand, string>();

/** Registers the folder a brand was read from, because its own texts stand beside its `brand.json`. */
export function registerBrandFolder(brand: Brand, folder: string): void {
  folders.set(brand, folder);
}

/** Finds the folder a brand was read from; the default for the neutral brand, which has no file. */
export function findBrandFolder(brand: Brand): string {
  return folders.get(brand) ?? 'brands';
}

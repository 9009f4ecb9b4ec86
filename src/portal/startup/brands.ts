import { type Brand, parseBrand } from '../../brand/index.ts';

const files = import.meta.glob<unknown>('/brands/*/brand.json', { eager: true, import: 'default' });

/** All brands there are (BRAND-001). A file with a mistake fails `forms lint`; here it is left out. */
export const brands: readonly Brand[] = Object.values(files).flatMap((file) => {
  const parsed = parseBrand(file);
  return parsed.is === 'brand' ? [parsed.brand] : [];
});

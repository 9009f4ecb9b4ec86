import { type Brand, parseBrand } from '../brand/index.ts';

const files = import.meta.glob<unknown>('/brands/*/brand.json', { eager: true, import: 'default' });

/** The brands as they were when the server was built. */
export function loadBrands(): readonly Brand[] {
  return Object.entries(files).map(([path, json]) => {
    const parsed = parseBrand(json);
    if (parsed.is === 'brand') return parsed.brand;
    throw new Error(
      [path, ...parsed.problems.map(({ pointer, message }) => `${pointer} ${message}`)].join('\n'),
    );
  });
}

import type { Brand } from '../brand/index.ts';
import { readBrand } from '../brand/readBrand.ts';

const files = import.meta.glob<unknown>('/brands/*/brand.json', { eager: true, import: 'default' });

/** The brands as they were when the server was built. A mistake in one of them keeps the server from starting. */
export function loadBrands(): readonly Brand[] {
  return Object.entries(files).map(([path, json]) => {
    const reading = readBrand(json);
    if (reading.kind === 'brand') return reading.brand;
    const mistakes = reading.mistakes.map(({ pointer, message }) => `${pointer} ${message}`);
    throw new Error([path, ...mistakes].join('\n'));
  });
}

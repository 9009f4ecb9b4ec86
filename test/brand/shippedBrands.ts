import { readdirSync, readFileSync } from 'node:fs';
import type { Brand } from '../../src/brand/index.ts';
import { readBrand } from '../../src/brand/readBrand.ts';

/** The brands of the repository, read from disk. */
export function shippedBrands(): readonly Brand[] {
  return readdirSync('brands').map((id) => {
    const reading = readBrand(JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8')));
    if (reading.kind === 'mistakes') throw new Error(`${id}: ${JSON.stringify(reading.mistakes)}`);
    if (reading.brand.id !== id) throw new Error(`brands/${id} calls itself ${reading.brand.id}`);
    return reading.brand;
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import type { Brand } from '../../src/brand/index.ts';
import { parseBrand } from '../../src/brand/index.ts';

/** The brands of the repository, read from disk. */
export function shippedBrands(): readonly Brand[] {
  return readdirSync('brands').map((id) => {
    const parsed = parseBrand(JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8')));
    if (parsed.is === 'problems') throw new Error(`${id}: ${JSON.stringify(parsed.problems)}`);
    if (parsed.brand.id !== id) throw new Error(`brands/${id} calls itself ${parsed.brand.id}`);
    return parsed.brand;
  });
}

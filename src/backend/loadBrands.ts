import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../brand/index.ts';
import { readBrand } from '../brand/readBrand.ts';
import { registerBrandFolder } from './texts/brandFolders.ts';

/** Loads the brands of a folder, `<folder>/<brand>/brand.json`. Throws for a mistake in one of them, so that the server does not start. */
export function loadBrands(folder = 'brands'): readonly Brand[] {
  const files = (existsSync(folder) ? readdirSync(folder) : [])
    .map((id) => join(folder, id, 'brand.json'))
    .filter((file) => existsSync(file));
  if (files.length === 0) throw new Error(`There is no brand in the folder "${folder}".`);
  return files.map((file) => {
    const brand = readBrandFile(file);
    registerBrandFolder(brand, folder);
    return brand;
  });
}

function readBrandFile(file: string): Brand {
  const reading = readBrand(parseFile(file));
  if (reading.kind === 'brand') return reading.brand;
  const mistakes = reading.mistakes.map(({ pointer, message }) => `${pointer} ${message}`);
  throw new Error([file, ...mistakes].join('\n'));
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no JSON.`, { cause: error });
  }
}

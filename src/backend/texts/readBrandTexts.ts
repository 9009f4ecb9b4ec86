import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the own texts of a brand (`<brandsFolder>/<brand>/texts.de.json`); empty without the file. */
export function readBrandTexts(brandsFolder: string, brandId: string): Readonly<Record<string, string>> {
  const file = join(brandsFolder, brandId, 'texts.de.json');
  if (brandId === '' || !existsSync(file)) return {};

  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
}

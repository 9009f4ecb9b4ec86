import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sentence behind a key, parameters filled in. */
export type Texts = (key: string, parameters?: Readonly<Record<string, string>>) => string;

/**
 * The texts of an area as a brand says them: `"<area>:<key>"` in `<brandsFolder>/<brand>/texts.de.json` before `shared`. A key
 * nobody has is a mistake of ours and throws.
 */
export function createTexts(
  area: string,
  shared: Readonly<Record<string, string>>,
  brandsFolder: string,
  brandId: string,
): Texts {
  const file = join(brandsFolder, brandId, 'texts.de.json');
  const own =
    brandId !== '' && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
      : {};

  return (key, parameters = {}) => {
    const text = own[`${area}:${key}`] ?? shared[key];
    if (text === undefined) throw new Error(`There is no text "${area}:${key}".`);
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => parameters[name] ?? placeholder);
  };
}

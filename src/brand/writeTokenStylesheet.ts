import type { Brand } from './Brand.ts';
import { createBrandProperties } from './createBrandProperties.ts';

/** Writes the properties as a style sheet that follows the system's scheme, for pages without the application (login, errors). @public */
export function writeTokenStylesheet(brand: Pick<Brand, 'colors' | 'look'>): string {
  const { both, light, dark } = createBrandProperties(brand);
  const write = (properties: Readonly<Record<string, string>>): string =>
    Object.entries(properties)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');

  return `:root{color-scheme:light dark;${write({ ...both, ...light })}}@media (prefers-color-scheme:dark){:root{${write(dark)}}}`;
}

import type { Brand } from './Brand.ts';
import { createBrandTokens, type Tokens } from './createBrandTokens.ts';

/** Writes the tokens as a style sheet that follows the system's scheme, for pages without the application (login, errors). @public */
export function writeTokenStylesheet(brand: Pick<Brand, 'colors'>): string {
  const { light, dark } = createBrandTokens(brand);
  const rules = (tokens: Tokens): string =>
    Object.entries(tokens)
      .map(([role, color]) => `--color-${role}:${color}`)
      .join(';');

  return `:root{color-scheme:light dark;${rules(light)}}@media (prefers-color-scheme:dark){:root{${rules(dark)}}}`;
}

import type { Brand } from './Brand.ts';
import { brandTokens, type Tokens } from './brandTokens.ts';

/** The tokens as a style sheet that follows the system's scheme: for pages without the application (login, errors). */
export function tokenStylesheet(brand: Pick<Brand, 'colors'>): string {
  const { light, dark } = brandTokens(brand);
  const rules = (tokens: Tokens): string =>
    Object.entries(tokens)
      .map(([role, color]) => `--color-${role}:${color}`)
      .join(';');

  return `:root{color-scheme:light dark;${rules(light)}}@media (prefers-color-scheme:dark){:root{${rules(dark)}}}`;
}

import type { Brand } from './Brand.ts';
import { brandTokens, type ColorRole, type Tokens } from './brandTokens.ts';

/** `--color-<role>` -> colour. */
export function cssVariablesOf(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(tokens) as ColorRole[]).map((role) => [`--color-${role}`, tokens[role]]),
  );
}

/** The tokens as a style sheet that follows the system's scheme: for pages without the application (login, errors). */
export function tokenStylesheet(brand: Pick<Brand, 'colors'>): string {
  const { light, dark } = brandTokens(brand);
  const rules = (tokens: Tokens): string =>
    Object.entries(cssVariablesOf(tokens))
      .map(([name, color]) => `${name}:${color}`)
      .join(';');

  return `:root{color-scheme:light dark;${rules(light)}}@media (prefers-color-scheme:dark){:root{${rules(dark)}}}`;
}

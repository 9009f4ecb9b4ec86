/**
 * Under `require-trusted-types-for 'script'` every string that becomes markup passes here. Mantine writes its style sheets this way;
 * anything that looks like markup is refused. Imported before everything else.
 */
export function denyMarkupStrings(): void {
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: (text) => {
      if (/[<&]/.test(text)) throw new TypeError('Markup from strings is not allowed.');
      return text;
    },
  });
}

interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string }): unknown;
}

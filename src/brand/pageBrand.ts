import type { Brand } from './Brand.ts';

/** Stands in `index.html` where the server writes the brand of the host. */
const placeholder = '__BRAND__';
const elementId = 'brand';

/** The page with the brand's settings in it; null for a host that belongs to none. */
export function withPageBrand(page: string, brand: Brand | null): string {
  // A closing tag inside a value would end the element.
  const json = JSON.stringify(brand).replaceAll('<', '\\u003c');
  return page.replace(placeholder, () => json);
}

/** The brand that the server wrote into this page, which checked it when it started. */
export function readPageBrand(page: Document): Brand | null {
  const text = page.getElementById(elementId)?.textContent ?? 'null';
  return JSON.parse(text) as Brand | null;
}

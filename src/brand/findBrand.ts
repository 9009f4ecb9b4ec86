import type { Brand } from './Brand.ts';

/** The brand a page belongs to (BRAND-008); null for an unknown host. `hostname` comes without port. */
export function findBrand(hostname: string, brands: readonly Brand[]): Brand | null {
  const wanted = hostname.toLowerCase().replace(/\.$/, '');

  return brands.find((brand) => brand.hostnames.includes(wanted)) ?? null;
}

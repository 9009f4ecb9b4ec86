import type { Brand } from './Brand.ts';

/** Finds the brand of a page (BRAND-008); null for an unknown host. `hostname` has no port. @public */
export function findBrand(hostname: string, brands: readonly Brand[]): Brand | null {
  const wanted = hostname.toLowerCase().replace(/\.$/, '');

  return brands.find((brand) => brand.hostnames.includes(wanted)) ?? null;
}

/** The brand of a Host header, which may have a port; null for an unknown host. */
export function findBrandOfHost(host: string, brands: readonly Brand[]): Brand | null {
  return findBrand(host.replace(/:\d{1,5}$/, ''), brands);
}

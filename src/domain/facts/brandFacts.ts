import type { FactSource } from './Facts.ts';

/** The brand of the page; all null on a host without one. */
export const brandFacts: FactSource<'brand'> = ({ brand }) => ({
  'brand.id': brand?.id ?? null,
  'brand.name': brand?.name ?? null,
  'brand.phone': brand?.phone ?? null,
  'brand.email': brand?.email ?? null,
});

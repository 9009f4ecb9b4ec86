import { listReadFacts } from '../../analysis/index.ts';
import type { Repository } from '../../definitions/disk.ts';
import type { Facts, Wizard } from '../../engine/index.ts';
import { getFixedFacts } from './getFixedFacts.ts';

/** Brands that look the same to a form, with the facts they share. */
export interface BrandGroup {
  readonly fixed: Facts;
  readonly brands: readonly string[];
}

/** Groups the named brands that the form cannot distinguish. Without brands there is one group without a brand. */
export function groupBrands(
  repository: Repository,
  wizard: Wizard,
  brands: readonly string[],
  day: string,
): readonly BrandGroup[] {
  const groups = new Map<string, { readonly fixed: Facts; readonly brands: string[] }>();
  for (const brand of brands.length > 0 ? brands : [null]) {
    const fixed = getFixedFacts(repository, brand, day);
    const key = serializeReadFacts(wizard, fixed);
    const group = groups.get(key) ?? { fixed, brands: [] };
    if (brand !== null) group.brands.push(brand);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Serializes the facts that a form reads. */
export function serializeReadFacts(wizard: Wizard, fixed: Facts): string {
  const read = listReadFacts(wizard);
  return JSON.stringify(Object.entries(fixed).filter(([name]) => read.has(name)));
}

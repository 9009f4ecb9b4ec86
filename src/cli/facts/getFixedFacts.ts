import type { Repository } from '../../definitions/disk.ts';
import { brandFacts } from '../../domain/facts/brandFacts.ts';
import { settingFacts } from '../../domain/facts/settingFacts.ts';
import { readBrandFacts } from './readBrandFacts.ts';

/** Returns the facts that do not depend on the customer: settings, brand and day, by the names that the portal gives them. */
export function getFixedFacts(
  repository: Repository,
  brand: string | null,
  today: string,
): Readonly<Record<string, string | number | boolean | null>> {
  const loaded = repository.brands.find(({ id }) => id === brand);
  return {
    ...settingFacts({ settings: { ...repository.shared.settings } }),
    ...brandFacts({ brand: loaded ? readBrandFacts(loaded) : null }),
    today,
  };
}

import type { Repository } from '../definitions/disk.ts';
import { brandFacts } from '../domain/facts/brandFacts.ts';
import { settingFacts } from '../domain/facts/settingFacts.ts';
import type { Facts } from '../engine/index.ts';

/** Facts that do not depend on who is signed in: settings, brand and day, by the names the portal gives them. */
export function fixedFacts(repository: Repository, brand: string | null, today: string): Facts {
  const loaded = repository.brands.find(({ id }) => id === brand);
  const { name, contact } = (loaded?.brand ?? { name: '' }) as {
    name: string;
    contact?: { phone: string; email: string };
  };
  return {
    ...settingFacts({ settings: { ...repository.shared.settings } }),
    ...brandFacts({
      brand: loaded
        ? { id: loaded.id, name, phone: contact?.phone ?? '', email: contact?.email ?? '' }
        : null,
    }),
    today,
  };
}

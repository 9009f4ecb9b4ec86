import type { Repository } from '../definitions/disk.ts';
import { factsFrom } from '../domain/factsFrom.ts';
import type { Facts } from '../engine/index.ts';
import { contractKinds } from './contractKinds.ts';

/** Facts that do not depend on who is signed in: settings, brand and day, by the names the portal gives them. */
export function fixedFacts(repository: Repository, brand: string | null, today: string): Facts {
  const loaded = repository.brands.find(({ id }) => id === brand);
  const { name, contact } = (loaded?.brand ?? { name: '' }) as {
    name: string;
    contact?: { phone: string; email: string };
  };
  const facts = factsFrom({
    session: { accountId: '', email: '' },
    account: null,
    addressChanges: true,
    selected: null,
    contracts: [],
    brand: loaded ? { id: loaded.id, name, phone: contact?.phone ?? '', email: contact?.email ?? '' } : null,
    settings: { ...repository.shared.settings },
    kinds: contractKinds(repository),
    flatrateNames: [],
    deletionJob: null,
    downtime: null,
    today,
  });
  return Object.fromEntries(
    Object.entries(facts).filter(([fact]) => fact === 'today' || /^(settings|brand)\./.test(fact)),
  );
}

import type { Given } from '../analysis/index.ts';
import { resolveDays } from '../backend/seed/resolveDays.ts';
import { seedAccounts, seedDefaults } from '../backend/seed/loadSeed.ts';
import { seedPolicy } from '../backend/seed/seedPolicy.ts';
import type { Repository } from '../definitions/disk.ts';
import { factsFrom } from '../domain/factsFrom.ts';
import { flatrateNamesOf } from '../domain/flatrateNamesOf.ts';
import { type Facts, nearestName } from '../engine/index.ts';
import { contractKinds } from './contractKinds.ts';

/** Facts of a flow: a contract of a seeded account through the portal's own function, or by hand. A sentence when there is no such one. */
export function flowFacts(given: Given, repository: Repository, today: string): Facts | string {
  const settings = Object.fromEntries(
    Object.entries({ ...repository.shared.settings }).map(([id, setting]) => [
      id,
      { value: given.settings?.[id] ?? setting.value },
    ]),
  );
  if (given.facts) return { ...settingFacts(settings), today, ...(given.facts as Facts) };

  const account = seedAccounts.get(given.account ?? '');
  if (!account) return missing('account', given.account ?? '', seedAccounts.keys());
  const brandId = given.brand ?? account.brand;
  const brand = repository.brands.find(({ id }) => id === brandId);
  if (!brand)
    return missing(
      'brand',
      brandId,
      repository.brands.map(({ id }) => id),
    );
  const partners = (account.partners ?? []).flatMap((key) => seedAccounts.get(key) ?? []);
  const contracts = [account, ...partners].flatMap((owner) =>
    owner.contracts.map((contract) => ({ owner, contract })),
  );
  const found = contracts.find(({ contract }) => contract.key === given.policy);
  if (!found)
    return missing(
      'policy',
      given.policy ?? '',
      contracts.map(({ contract }) => contract.key),
    );

  const { name, contact } = brand.brand as { name: string; contact?: { phone: string; email: string } };
  return factsFrom({
    session: { accountId: account.accountId, email: account.login ?? '' },
    account: { ...account.profile, accountId: account.accountId, email: account.login ?? '' },
    selected: {
      policy: resolveDays(seedPolicy(found.contract, found.owner), today),
      fromRelatedAccount: found.owner !== account,
    },
    brand: { id: brandId, name, phone: contact?.phone ?? '', email: contact?.email ?? '' },
    settings,
    kinds: contractKinds(repository),
    flatrateNames: flatrateNamesOf(seedDefaults.functionalities),
    downtime: null,
    today,
  });
}

function settingFacts(settings: Readonly<Record<string, { readonly value: unknown }>>): Facts {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([id, { value }]) =>
      typeof value === 'object' ? [] : [[`settings.${id}`, value as Facts[string]]],
    ),
  );
}

function missing(what: string, name: string, known: Iterable<string>): string {
  const near = nearestName(name, known);
  return `there is no ${what} "${name}"${near === null ? '' : `; did you mean "${near}"?`}`;
}

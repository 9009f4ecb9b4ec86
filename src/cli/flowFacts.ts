import type { Given } from '../analysis/index.ts';
import { resolveDays } from '../backend/seed/resolveDays.ts';
import { seedAccounts, seedDefaults } from '../backend/seed/loadSeed.ts';
import { seedPolicy } from '../backend/seed/seedPolicy.ts';
import type { Repository } from '../definitions/disk.ts';
import { contractsOf } from '../domain/contractsOf.ts';
import { factsFrom } from '../domain/facts/factsFrom.ts';
import { settingFacts } from '../domain/facts/settingFacts.ts';
import { flatrateNamesOf } from '../domain/flatrateNamesOf.ts';
import { type Facts, nearestName } from '../engine/index.ts';
import { contractKinds } from './contractKinds.ts';

/** Facts of a flow: a seeded account and its contract through the portal's own function, single ones of them or all by hand. A sentence when there is no such one. */
export function flowFacts(given: Given, repository: Repository, today: string): Facts | string {
  const settings = Object.fromEntries(
    Object.entries({ ...repository.shared.settings }).map(([id, setting]) => [
      id,
      { value: given.settings?.[id] ?? setting.value },
    ]),
  );
  if (given.facts && given.account === undefined)
    return { ...settingFacts({ settings }), today, ...(given.facts as Facts) };

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
  if (!found && given.policy !== undefined)
    return missing(
      'policy',
      given.policy,
      contracts.map(({ contract }) => contract.key),
    );

  const kinds = contractKinds(repository);
  const flatrateNames = flatrateNamesOf(seedDefaults.functionalities);
  const policiesOf = (owner: typeof account) =>
    owner.contracts.map((contract) => resolveDays(seedPolicy(contract, owner), today));
  const { name, contact } = brand.brand as { name: string; contact?: { phone: string; email: string } };
  const facts = factsFrom({
    session: { accountId: account.accountId, email: account.login ?? '' },
    account: { ...account.profile, accountId: account.accountId, email: account.login ?? '' },
    addressChanges: account.application?.['FUNCTIONALITY_ADDRESSCHANGES'] !== 'false',
    selected: found
      ? {
          policy: resolveDays(seedPolicy(found.contract, found.owner), today),
          fromRelatedAccount: found.owner !== account,
        }
      : null,
    contracts: contractsOf(
      {
        policies: policiesOf(account),
        relationPolicies: Object.fromEntries(
          partners.map((partner) => [partner.accountId, policiesOf(partner)]),
        ),
      },
      { kinds, flatrateNames, today, isWrongBrand: false },
    ),
    brand: { id: brandId, name, phone: contact?.phone ?? '', email: contact?.email ?? '' },
    settings,
    kinds,
    flatrateNames,
    deletionJob: resolveDays(account.deletionJob ?? null, today),
    downtime: null,
    today,
  });
  return { ...facts, ...(given.facts as Facts | undefined) };
}

function missing(what: string, name: string, known: Iterable<string>): string {
  const near = nearestName(name, known);
  return `there is no ${what} "${name}"${near === null ? '' : `; did you mean "${near}"?`}`;
}

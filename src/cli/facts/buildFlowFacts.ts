import type { Given } from '../../analysis/index.ts';
import { resolveDays } from '../../backend/seed/resolveDays.ts';
import {
  listApplicationEntries,
  type SeedAccount,
  seedAccounts,
  seedDefaults,
} from '../../backend/seed/loadSeed.ts';
import { createSeedPolicy } from '../../backend/seed/createSeedPolicy.ts';
import type { Repository } from '../../definitions/disk.ts';
import { applicationSwitches } from '../../domain/applicationSwitches.ts';
import { readContractKinds } from '../../domain/contractKinds/readContractKinds.ts';
import { listContracts } from '../../domain/listContracts.ts';
import { buildFacts } from '../../domain/facts/buildFacts.ts';
import { settingFacts } from '../../domain/facts/settingFacts.ts';
import { listFlatrateNames } from '../../domain/functions/listFlatrateNames.ts';
import { maskRelatedPolicy } from '../../domain/maskRelatedPolicy.ts';
import type { Facts } from '../../engine/index.ts';
import type { Policy } from '../../protocol/index.ts';
import { say } from '../messages.ts';
import { formatUnknownName } from '../formatUnknownName.ts';
import { readBrandFacts } from './readBrandFacts.ts';

/**
 * Builds the facts of a flow: those of a seeded account and its contract by the portal's own function, with single facts or all facts
 * written by hand. Returns a sentence for an unknown name.
 */
export function buildFlowFacts(given: Given, repository: Repository, today: string): Facts | string {
  const settings = applyGivenSettings(given, repository);
  // The meta-schema of flows has validated them.
  const byHand = given.facts as Facts | undefined;
  if (byHand && given.account === undefined) return { ...settingFacts({ settings }), today, ...byHand };

  const account = seedAccounts.get(given.account ?? '');
  if (!account) return formatUnknownName('account', given.account ?? '', [...seedAccounts.keys()]);
  const { brands } = repository;
  const brandId = given.brand ?? account.brand;
  const brand = brands.find(({ id }) => id === brandId);
  if (!brand)
    return formatUnknownName(
      'brand',
      brandId,
      brands.map(({ id }) => id),
    );
  const owned = listOwnedContracts(account);
  const found = owned.find(({ contract }) => contract.key === given.policy);
  if (!found && given.policy !== undefined)
    return formatUnknownName(
      'policy',
      given.policy,
      owned.map(({ contract }) => contract.key),
    );

  const kindsFile = 'rules/_shared/contract-kinds.json';
  const kinds = readContractKinds(repository.files.get(kindsFile)?.value);
  if (kinds === null) return say('flow.no-kinds', { file: kindsFile });
  const rules = {
    kinds,
    flatrateNames: listFlatrateNames(seedDefaults.functionalities),
    today,
  };
  const facts = buildFacts({
    ...rules,
    session: { accountId: account.accountId, email: account.login ?? '' },
    account: { ...account.profile, accountId: account.accountId, email: account.login ?? '' },
    switches: applicationSwitches(
      listApplicationEntries({ ...seedDefaults.application, ...account.application }),
    ),
    selected: found ? selectPolicy(found, account, today) : null,
    contracts: listContracts(createSeedPolicies(account, today), { ...rules, isWrongBrand: false }),
    brand: readBrandFacts(brand),
    settings,
    deletionJob: resolveDays(account.deletionJob ?? null, today),
    downtime: null,
    device: 'OTHER',
  });
  return { ...facts, ...byHand };
}

function applyGivenSettings(given: Given, repository: Repository) {
  return Object.fromEntries(
    Object.entries({ ...repository.shared.settings }).map(([id, setting]) => [
      id,
      { value: given.settings?.[id] ?? setting.value },
    ]),
  );
}

interface OwnedContract {
  readonly owner: SeedAccount;
  readonly contract: SeedAccount['contracts'][number];
}

/** Returns the chosen contract as the protocol returns it to this account. */
function selectPolicy(found: OwnedContract, account: SeedAccount, today: string) {
  const policy = prepareSeedPolicy(found, today);
  const fromRelatedAccount = found.owner !== account;
  return { policy: fromRelatedAccount ? maskRelatedPolicy(policy) : policy, fromRelatedAccount };
}

/** Lists the contracts of an account and of its related accounts. */
function listOwnedContracts(account: SeedAccount): readonly OwnedContract[] {
  return [account, ...listPartners(account)].flatMap((owner) =>
    owner.contracts.map((contract) => ({ owner, contract })),
  );
}

function listPartners({ partners = [] }: SeedAccount): readonly SeedAccount[] {
  return partners.flatMap((key) => seedAccounts.get(key) ?? []);
}

/** Policies by contract and day: the flow tests of a run need the same few again and again. */
const policiesByContract = new WeakMap<OwnedContract['contract'], Map<string, Policy>>();

function prepareSeedPolicy({ owner, contract }: OwnedContract, today: string): Policy {
  const policies = policiesByContract.get(contract) ?? new Map<string, Policy>();
  policiesByContract.set(contract, policies);
  const policy = policies.get(today) ?? createSeedPolicy(resolveDays(contract, today), owner);
  policies.set(today, policy);
  return policy;
}

/** Builds the policies as the protocol returns them. */
function createSeedPolicies(account: SeedAccount, today: string) {
  const createPolicies = (owner: SeedAccount) =>
    owner.contracts.map((contract) => prepareSeedPolicy({ owner, contract }, today));
  return {
    policies: createPolicies(account),
    relationPolicies: Object.fromEntries(
      listPartners(account).map((partner) => [
        partner.accountId,
        createPolicies(partner).map(maskRelatedPolicy),
      ]),
    ),
  };
}

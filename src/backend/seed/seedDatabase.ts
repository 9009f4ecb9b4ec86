import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../identity/passwords/hashPassword.ts';
import { normalizeEmail } from '../../plain/normalizeEmail.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { takeClaimReference } from '../services/claim/takeClaimReference.ts';
import { fillKnownContractData } from '../services/claim/rules.ts';
import type { Tables } from '../store/Tables.ts';
import { seedAccounts, seedDefaults } from './loadSeed.ts';
import { resolveDays } from './resolveDays.ts';
import { listApplicationEntries, type SeedAccount } from './SeedAccount.ts';
import { createSeedPolicy } from './createSeedPolicy.ts';

/**
 * Fills an empty database with the demonstration data as of `today`; a database with accounts stays unchanged. One transaction inserts all
 * data: an interrupted start leaves an empty database behind.
 */
export async function seedDatabase(
  query: Kysely<Tables>,
  today: string,
  passwordHash: string,
): Promise<void> {
  const codeHashes = await hashCodes();
  await inTransaction(query, async (store) => {
    // When two processes start at once, the second waits and then finds the accounts.
    await sql`lock table accounts in share row exclusive mode`.execute(store);
    const { count } = await store
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) return;

    await store
      .insertInto('excluded_banks')
      .values(seedDefaults.excludedBanks.map((prefix) => ({ prefix })))
      .execute();
    const accounts = [...seedAccounts].map(([key, account]) => [key, resolveDays(account, today)] as const);
    for (const [key, account] of accounts) {
      await insertAccount(store, key, account, { password: passwordHash, code: codeHashes.get(key) ?? '' });
    }
    for (const [, { accountId, partners = [] }] of accounts) {
      for (const partner of partners) {
        await store
          .insertInto('related_accounts')
          .values({ account_id: accountId, partner_id: getSeedAccountId(partner) })
          .execute();
      }
    }
  });
}

/** Throws when a database was filled with demonstration accounts, whose password is public. For a start in production. */
export async function refuseDemoAccounts(query: Kysely<Tables>): Promise<void> {
  const account = await query
    .selectFrom('accounts')
    .select('account_id')
    .where('seed_key', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (account !== undefined)
    throw new Error(
      'The database has demonstration accounts, whose password is public. NODE_ENV=production needs another one: set DATABASE_URL.',
    );
}

/** Hashes the activation codes of accounts. Hashing is slow, so it is done before the transaction. */
async function hashCodes(): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const [key, { activationCode }] of seedAccounts) {
    if (activationCode !== undefined) hashes.set(key, await hashPassword(activationCode.code));
  }
  return hashes;
}

function getSeedAccountId(key: string): string {
  const account = seedAccounts.get(key);
  if (account === undefined) throw new Error(`There is no seeded account "${key}".`);
  return account.accountId;
}

async function insertAccount(
  store: Kysely<Tables>,
  key: string,
  account: SeedAccount,
  hashes: { readonly password: string; readonly code: string },
): Promise<void> {
  const { accountId, brand, login, profile } = account;
  await store
    .insertInto('accounts')
    .values({
      account_id: accountId,
      brand,
      seed_key: key,
      activated: account.activated ?? true,
      demo: account.demo ?? false,
      profile: JSON.stringify({ accountId, email: login ?? '', ...profile }),
      detected_brands: JSON.stringify(account.detectedBrands ?? []),
      application: JSON.stringify(
        listApplicationEntries({ ...seedDefaults.application, ...account.application }),
      ),
      special_tariffs: JSON.stringify(listApplicationEntries(seedDefaults.specialTariffs)),
      functionalities: JSON.stringify(seedDefaults.functionalities),
      last_consent_change: account.lastConsentChange ?? null,
      deleted_at: null,
    })
    .execute();
  await insertDeletionJob(store, account);
  await insertPolicies(store, account);
  await insertActivationCode(store, account, hashes.code);
  await insertNotifications(store, account);
  await insertConfirmations(store, account);
  await insertClaims(store, account);
  const faults = (account.faults ?? []).map((fault) => ({ account_id: accountId, ...fault }));
  if (faults.length > 0) await store.insertInto('faults').values(faults).execute();
  await insertUser(store, account, hashes.password);
}

async function insertDeletionJob(
  store: Kysely<Tables>,
  { accountId, deletionJob }: SeedAccount,
): Promise<void> {
  if (deletionJob === undefined) return;
  const { state, deletesOn, postponedOn } = deletionJob;
  await store
    .insertInto('deletion_jobs')
    .values({ account_id: accountId, state, deletes_on: deletesOn, postponed_on: postponedOn ?? null })
    .execute();
}

async function insertPolicies(store: Kysely<Tables>, account: SeedAccount): Promise<void> {
  const policies = account.contracts.map((contract, position) => {
    const data = createSeedPolicy(contract, account);
    return {
      policy_number: data.policyNumber,
      account_id: account.accountId,
      position,
      seed_key: contract.key,
      data: JSON.stringify(data),
    };
  });
  if (policies.length > 0) await store.insertInto('policies').values(policies).execute();
}

async function insertNotifications(store: Kysely<Tables>, account: SeedAccount): Promise<void> {
  const notifications = (account.notifications ?? []).map(({ at, message }) => ({
    id: randomUUID(),
    account_id: account.accountId,
    created_at: `${at}T09:00:00Z`,
    message: JSON.stringify(message),
  }));
  if (notifications.length > 0) await store.insertInto('notifications').values(notifications).execute();
}

async function insertConfirmations(store: Kysely<Tables>, account: SeedAccount): Promise<void> {
  for (const { contract, number, requestedOn, validUntil } of account.confirmations ?? []) {
    await store.insertInto('evb_numbers').values({ number }).execute();
    await store
      .insertInto('evb_requests')
      .values({
        number,
        account_id: account.accountId,
        policy_number: getContract(account, contract).policy.policyNumber,
        requested_on: requestedOn,
        valid_until: validUntil,
      })
      .execute();
  }
}

function getContract(account: SeedAccount, key: string): SeedAccount['contracts'][number] {
  const contract = account.contracts.find((one) => one.key === key);
  if (contract === undefined) throw new Error(`There is no contract "${key}".`);
  return contract;
}

/** Inserts claims, the oldest first, because their numbers are ascending. */
async function insertClaims(store: Kysely<Tables>, account: SeedAccount): Promise<void> {
  const claims = (account.claims ?? []).toSorted((one, other) =>
    one.reportedOn < other.reportedOn ? -1 : 1,
  );
  for (const { id, contract: key, reportedOn, reviewSince, decidedOn, claim, answers } of claims) {
    const contract = getContract(account, key);
    const policy = createSeedPolicy(contract, account);
    const morning = (day: string | null) => (day === null ? null : `${day}T09:00:00Z`);
    const sent = { ...claim, contractData: { carModel: '', policyNumber: policy.policyNumber } };
    await store
      .insertInto('claims')
      .values({
        id,
        account_id: account.accountId,
        policy_number: policy.policyNumber,
        reported_at: `${reportedOn}T09:00:00Z`,
        reference: await takeClaimReference(store, reportedOn),
        claim: JSON.stringify(fillKnownContractData(sent, policy)),
        answers: JSON.stringify(answers),
        review_since: morning(reviewSince),
        decided_at: morning(decidedOn),
      })
      .execute();
  }
}

/** Inserts the user of an account; an account without a login has none. */
async function insertUser(
  store: Kysely<Tables>,
  { accountId, login, brand, profile }: SeedAccount,
  passwordHash: string,
): Promise<void> {
  if (login === null) return;
  await store
    .insertInto('users')
    .values({
      id: accountId,
      login: normalizeEmail(login),
      brand,
      email: login,
      password_hash: passwordHash,
      account_id: accountId,
      first_name: profile.firstName ?? '',
      last_name: profile.lastName ?? profile.companyName ?? '',
    })
    .execute();
}

async function insertActivationCode(
  store: Kysely<Tables>,
  account: SeedAccount,
  code_hash: string,
): Promise<void> {
  const { accountId, activationCode: sent, contracts } = account;
  const contract = contracts.find(({ key }) => key === sent?.contract);
  if (sent === undefined || contract === undefined) return;
  const orderedAt = `${sent.orderedOn}T09:00:00Z`;
  await store
    .insertInto('activation_codes')
    .values({
      account_id: accountId,
      policy_number: contract.policy.policyNumber,
      code_hash,
      ordered_at: orderedAt,
      expires_at: `${sent.validUntil}T09:00:00Z`,
      used_at: sent.used ? orderedAt : null,
    })
    .execute();
}

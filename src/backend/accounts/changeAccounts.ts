import { randomBytes, randomInt } from 'node:crypto';
import { normalizeEmail } from '../../plain/normalizeEmail.ts';
import type { Account } from '../../protocol/index.ts';
import type { Store } from '../api/OperationCall.ts';
import type { EventKind } from '../audit/eventKinds.ts';
import { type Operator, recordEvent } from '../audit/recordEvent.ts';
import { findSignIn, findSignInByLogin, type SignIn } from '../identity/findSignIn.ts';
import { hashPassword } from '../identity/passwords/hashPassword.ts';
import { type LinkPlace, mailPasswordLink } from '../identity/passwords/mailPasswordLink.ts';
import { mailFactorEvent } from '../identity/secondFactor/mailFactorEvent.ts';
import { removeFactors } from '../identity/secondFactor/secondFactors.ts';
import { endAccess } from '../identity/validity/endAccess.ts';
import { liftLimits } from './liftLimits.ts';
import { seedDefaults } from '../seed/loadSeed.ts';
import { listApplicationEntries } from '../seed/SeedAccount.ts';
import { inTransaction } from '../store/inTransaction.ts';

/** A person for whom an operator adds an account. */
export interface NewAccount {
  readonly email: string;
  readonly salutation: NonNullable<Account['salutation']>;
  readonly firstName: string;
  readonly lastName: string;
}

/** The brand and database of a change. `origin` is that of the brand's portal, for the link in the mail. */
export interface AccountPlace extends LinkPlace {
  readonly query: Store;
  /** The person who runs the command, and the reason. */
  readonly by: Operator;
}

/** Adds an account with its sign-in and mails an invitation. Returns false when the brand has a sign-in with this address. */
export async function addAccount(place: AccountPlace, person: NewAccount): Promise<boolean> {
  const { query, brand } = place;
  const login = normalizeEmail(person.email);
  // This random password is told to no one; it fills the column until the customer sets one behind the link.
  const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
  return inTransaction(query, async (store) => {
    if ((await findSignInByLogin(store, brand.id, login)) !== undefined) return false;
    const accountId = String(randomInt(30_000_000, 99_999_999));
    await insertAccount(store, { accountId, brand: brand.id }, person);
    await store
      .insertInto('users')
      .values({
        id: accountId,
        login,
        brand: brand.id,
        email: person.email,
        password_hash,
        account_id: accountId,
        first_name: person.firstName,
        last_name: person.lastName,
      })
      .execute();
    await mailPasswordLink(store, place, 'invitation', accountId);
    await record(store, place, 'operatorAdd', accountId);
    return true;
  });
}

async function insertAccount(
  store: Store,
  { accountId, brand }: { readonly accountId: string; readonly brand: string },
  person: NewAccount,
): Promise<void> {
  const { email, salutation, firstName, lastName } = person;
  const profile: Account = { accountId, email, salutation, firstName, lastName };
  await store
    .insertInto('accounts')
    .values({
      account_id: accountId,
      brand,
      seed_key: null,
      activated: true,
      demo: false,
      profile: JSON.stringify(profile),
      detected_brands: '[]',
      application: JSON.stringify(listApplicationEntries(seedDefaults.application)),
      special_tariffs: JSON.stringify(listApplicationEntries(seedDefaults.specialTariffs)),
      functionalities: JSON.stringify(seedDefaults.functionalities),
      last_consent_change: null,
      deleted_at: null,
    })
    .execute();
}

/**
 * Ends all that was issued to a sign-in and mails a link to set a new password; the old one works until then. Returns false when the brand
 * has no sign-in with this address.
 */
export function resetPassword(place: AccountPlace, email: string): Promise<boolean> {
  return changeSignIn(place, email, async (store, { id, account_id }) => {
    await endAccess(store, id, 'operatorReset', null);
    await mailPasswordLink(store, place, 'passwordReset', account_id);
    await record(store, place, 'operatorReset', account_id);
  });
}

/** Ends all that was issued to a sign-in and refuses new sessions. Returns false when the brand has no sign-in with this address. */
export function disableSignIn(place: AccountPlace, email: string): Promise<boolean> {
  return changeSignIn(place, email, async (store, { id, account_id }) => {
    const disabled_at = place.now.toISOString();
    await store.updateTable('users').set({ disabled_at }).where('id', '=', id).execute();
    await endAccess(store, id, 'operatorBlock', null);
    await record(store, place, 'operatorBlock', account_id);
  });
}

/** Ends all that was issued to a sign-in. Returns false when the brand has no sign-in with this address. */
export function endSignIn(place: AccountPlace, email: string): Promise<boolean> {
  return changeSignIn(place, email, (store, signIn) => endIssued(store, place, signIn));
}

/** Ends all that was issued to the sign-ins of a brand, one after the other, and returns their number. */
export async function endSignIns(place: AccountPlace): Promise<number> {
  const accounts = await place.query
    .selectFrom('users')
    .select('account_id')
    .where('brand', '=', place.brand.id)
    .execute();
  for (const { account_id } of accounts) {
    await inTransaction(place.query, async (store) => {
      const signIn = await findSignIn(store, account_id);
      if (signIn !== undefined) await endIssued(store, place, signIn);
    });
  }
  return accounts.length;
}

/** Lifts the limits that a sign-in has used up. Returns false when the brand has no sign-in with this address. */
export function unlockSignIn(place: AccountPlace, email: string): Promise<boolean> {
  return changeSignIn(place, email, async (store, { account_id }) => {
    await liftLimits(store, { login: `${place.brand.id}/${normalizeEmail(email)}`, accountId: account_id });
    await record(store, place, 'operatorUnlock', account_id);
  });
}

/** Removes the second factors of a sign-in and ends all that was issued. Returns false when the brand has no sign-in with this address. */
export function removeSecondStep(place: AccountPlace, email: string): Promise<boolean> {
  return changeSignIn(place, email, async (store, { id, account_id }) => {
    await removeFactors(store, id, null);
    await endAccess(store, id, 'operatorFactorRemoval', null);
    await mailFactorEvent(store, 'removed', { accountId: account_id, brand: place.brand });
    await record(store, place, 'operatorFactor', account_id);
  });
}

async function endIssued(store: Store, place: AccountPlace, { id, account_id }: SignIn): Promise<void> {
  await endAccess(store, id, 'signOutEverywhere', null);
  await record(store, place, 'operatorEnd', account_id);
}

function record(
  store: Store,
  { now, brand, by }: AccountPlace,
  kind: EventKind,
  accountId: string,
): Promise<void> {
  return recordEvent(store, { at: now, accountId, brand: brand.id, kind, outcome: 'done', by });
}

/** Changes a sign-in in a transaction. Returns false when the brand has no sign-in with this address. */
function changeSignIn(
  { query, brand }: AccountPlace,
  email: string,
  change: (store: Store, signIn: SignIn) => Promise<void>,
): Promise<boolean> {
  return inTransaction(query, async (store) => {
    const signIn = await findSignInByLogin(store, brand.id, normalizeEmail(email));
    if (signIn !== undefined) await change(store, signIn);
    return signIn !== undefined;
  });
}

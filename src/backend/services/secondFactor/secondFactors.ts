import { signInTooOldCode } from '../../../protocol/signIn.ts';
import { readBrowserKind } from '../../audit/readBrowserKind.ts';
import {
  type Handler,
  type Handlers,
  type OperationCall,
  type Refusal,
  refuse,
  respondWith,
} from '../../api/OperationCall.ts';
import { findSignIn, type SignIn } from '../../identity/findSignIn.ts';
import { makeCodeKey, takeCode } from '../../identity/secondFactor/oneTimeCodes.ts';
import {
  loadPasskeyLibrary,
  makeCreationOptions,
  readNewPasskey,
} from '../../identity/secondFactor/passkeys.ts';
import { mailFactorEvent } from '../../identity/secondFactor/mailFactorEvent.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../../identity/secondFactor/recoveryCodes.ts';
import {
  beginFactor,
  confirmFactor,
  findBegunFactor,
  listSecondFactors,
  removeFactors,
  type SecondFactor,
} from '../../identity/secondFactor/secondFactors.ts';
import { isSessionFresh } from '../../identity/sessions/openSessions.ts';
import { endAccess } from '../../identity/validity/endAccess.ts';
import { settings } from '../../settings/settings.ts';

/** Lists the second factors of the account. A customer of a foreign provider has none here. */
const getSecondFactors: Handler<'getSecondFactors'> = async ({ account, store }) => {
  const user = await store
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', account.account_id)
    .executeTakeFirst();
  if (user === undefined) return respondWith({ isOffered: false, factors: [], recoveryCodes: 0 });
  const factors = await listSecondFactors(store, user.id);
  return respondWith({
    isOffered: true,
    factors: factors.map(({ id, kind, browser, created_at: createdAt, used_at: usedAt }) => ({
      id,
      kind,
      browser,
      createdAt,
      usedAt,
    })),
    recoveryCodes: await countRecoveryCodes(store, user.id),
  });
};

/** Begins a set-up. An account has one app for codes and a few passkeys. */
const beginFactorNow: Handler<'beginSecondFactor'> = async (call) => {
  const signIn = await findFreshSignIn(call);
  if (signIn.kind === 'refusal') return signIn;
  const { body, store, now, origin } = call;
  const { id: userId, email } = signIn.signIn;
  const known = await listSecondFactors(store, userId);
  const most = body.kind === 'code' ? 1 : settings.identity.secondFactor.mostPasskeys;
  if (known.filter(({ kind }) => kind === body.kind).length >= most) return refuse(409, 'FACTOR_LIMIT');

  const brandName = call.brand?.name ?? '';
  const begun = {
    kind: body.kind,
    browser: readBrowserKind(call.headers['user-agent']),
    secret: null,
    challenge: null,
  };
  if (body.kind === 'code') {
    const { secret, text: key, picture } = makeCodeKey(brandName, email);
    const id = await beginFactor(store, userId, { ...begun, secret }, now);
    return respondWith({ id, key, picture, passkeyOptions: null }, 201);
  }
  const { json, challenge } = await makeCreationOptions({ userId, email, brandName, origin, known });
  const id = await beginFactor(store, userId, { ...begun, challenge }, now);
  return respondWith({ id, key: null, picture: null, passkeyOptions: json }, 201);
};

/** Finishes a set-up, ends all other sessions, which a thief of the password may have, and tells the owner by mail. */
const confirmFactorNow: Handler<'confirmSecondFactor'> = async (call) => {
  const { account, path, store, now, brand, grantId } = call;
  const signIn = await findSignIn(store, account.account_id);
  const factor = signIn && (await findBegunFactor(store, signIn.id, path.factorId, now));
  if (signIn === undefined || factor === undefined) return refuse(404, 'NOT_FOUND');
  const proof = await readProof(call, factor);
  if (proof === null) return refuse(403, 'WRONG_CODE');

  const isFirst = (await listSecondFactors(store, signIn.id)).length === 0;
  await confirmFactor(store, factor.id, proof.passkey, now);
  await endAccess(store, signIn.id, 'secondFactorChange', grantId);
  const recoveryCodes = isFirst ? await replaceRecoveryCodes(store, signIn.id) : [];
  await mailFactorEvent(store, 'added', { accountId: account.account_id, brand });
  return respondWith({ recoveryCodes: [...recoveryCodes] });
};

/** Removes a second factor, ends all other sessions, and tells the owner by mail. */
const removeSecondFactor: Handler<'removeSecondFactor'> = async (call) => {
  const fresh = await findFreshSignIn(call);
  if (fresh.kind === 'refusal') return fresh;
  const { account, path, store, brand, grantId } = call;
  const { id: userId } = fresh.signIn;
  const factor = (await listSecondFactors(store, userId)).find(({ id }) => id === path.factorId);
  if (factor === undefined) return refuse(404, 'NOT_FOUND');
  await removeFactors(store, userId, factor.id);
  await endAccess(store, userId, 'secondFactorChange', grantId);
  await mailFactorEvent(store, 'removed', { accountId: account.account_id, brand });
  return { kind: 'answer', status: 204 };
};

/** Makes new recovery codes and tells the owner by mail. */
const makeRecoveryCodes: Handler<'makeRecoveryCodes'> = async (call) => {
  const fresh = await findFreshSignIn(call);
  if (fresh.kind === 'refusal') return fresh;
  const { account, store, brand } = call;
  const { id: userId } = fresh.signIn;
  if ((await listSecondFactors(store, userId)).length === 0) return refuse(404, 'NOT_FOUND');
  const recoveryCodes = await replaceRecoveryCodes(store, userId);
  await mailFactorEvent(store, 'codesRenewed', { accountId: account.account_id, brand });
  return respondWith({ recoveryCodes: [...recoveryCodes] });
};

/** The handlers of the second factor, by operation. The library of passkeys is loaded outside of the transaction. */
export const secondFactorHandlers = {
  getSecondFactors,
  beginSecondFactor: {
    prepare: async ({ body }) => {
      if (body.kind === 'passkey') await loadPasskeyLibrary();
      return beginFactorNow;
    },
  },
  confirmSecondFactor: {
    prepare: async ({ body }) => {
      if (body.passkey !== undefined) await loadPasskeyLibrary();
      return confirmFactorNow;
    },
  },
  removeSecondFactor,
  makeRecoveryCodes,
} satisfies Partial<Handlers>;

/** Finds and locks the sign-in of an account, whose owner has entered the password a few minutes ago. */
async function findFreshSignIn({
  account,
  store,
  grantId,
}: Pick<OperationCall, 'account' | 'store' | 'grantId'>): Promise<
  { readonly kind: 'signIn'; readonly signIn: SignIn } | Refusal
> {
  const signIn = await findSignIn(store, account.account_id);
  if (signIn === undefined) return refuse(404, 'NOT_FOUND');
  const isFresh = await isSessionFresh(store, grantId);
  return isFresh ? { kind: 'signIn', signIn } : refuse(403, signInTooOldCode);
}

/** Reads the first code or the new passkey of a set-up; null for a wrong one. */
async function readProof(
  { body, store, origin, now }: OperationCall<'confirmSecondFactor'>,
  factor: SecondFactor,
): Promise<Pick<SecondFactor, 'passkey'> | null> {
  if (factor.challenge === null)
    return (await takeCode(store, factor, body.code ?? '', now)) ? { passkey: null } : null;
  const passkey = await readNewPasskey(body.passkey ?? '', { challenge: factor.challenge, origin });
  return passkey && { passkey };
}

import type Provider from 'oidc-provider';
import { asRecord } from '../../../plain/isRecord.ts';
import { normalizeEmail } from '../../../plain/normalizeEmail.ts';
import type { Store } from '../../api/OperationCall.ts';
import { recordEvent } from '../../audit/recordEvent.ts';
import { createRetryHeader } from '../../http/createRetryHeader.ts';
import { createDatabaseCounters } from '../../limits/createDatabaseCounters.ts';
import { findUsedUp, reset, spend } from '../../limits/spend.ts';
import { inTransaction } from '../../store/inTransaction.ts';
import { type CheckedUser, findUserById, type IdentityUser } from '../identityUsers.ts';
import { mailFactorEvent } from '../secondFactor/mailFactorEvent.ts';
import { takeCode } from '../secondFactor/oneTimeCodes.ts';
import { makeRequestOptions, takePasskey } from '../secondFactor/passkeys.ts';
import { countRecoveryCodes, takeRecoveryCode } from '../secondFactor/recoveryCodes.ts';
import { listSecondFactors } from '../secondFactor/secondFactors.ts';
import { getHost, type InteractionParts, type PageContext } from './InteractionParts.ts';
import { recordSignIn } from './recordSignIn.ts';
import { type Proof, readProof, secondStepPage, type SecondStepProblem } from './secondStepPage.ts';

/** A sign-in whose password was right, and whose second step is missing. The interaction of the provider keeps it. */
export interface ParkedSignIn {
  readonly accountId: string;
  /** The moment of the password, in seconds since 1970. */
  readonly ts: number;
  /** The options for a passkey, with the challenge of the page that was shown last; null without a passkey. */
  readonly passkey: { readonly json: string; readonly challenge: string } | null;
}

/** An open sign-in of a browser. */
export interface Attempt {
  readonly context: PageContext;
  readonly parts: InteractionParts;
  readonly provider: Provider;
}

/** Reads the parked sign-in of an interaction; null where there is none. */
export function readParkedSignIn(result: unknown): ParkedSignIn | null {
  const { accountId, ts, passkey } = asRecord(asRecord(result)['secondStep']);
  if (typeof accountId !== 'string' || typeof ts !== 'number') return null;
  const { json, challenge } = asRecord(passkey);
  const hasOptions = typeof json === 'string' && typeof challenge === 'string';
  return { accountId, ts, passkey: hasOptions ? { json, challenge } : null };
}

/** Finishes a sign-in after the right password, or asks for the second step where the account has one. */
export async function continueSignIn(attempt: Attempt, user: CheckedUser): Promise<Response> {
  const { query } = attempt.parts.database;
  if ((await listSecondFactors(query, user.id)).length === 0) return finish(attempt, user, user.signedInAt);
  const { context, parts } = attempt;
  await recordEvent(query, {
    at: parts.clock(),
    accountId: user.account_id,
    brand: parts.pageBrandAt(getHost(context)).brand.id,
    kind: 'secondStep',
    outcome: 'done',
    by: parts.deviceOf(context.env.incoming),
  });
  return park(attempt, user, { ts: user.signedInAt, problem: null, status: 200 });
}

/** Shows the page of a parked sign-in again; null when its account is gone. */
export async function showSecondStep(attempt: Attempt, parked: ParkedSignIn): Promise<Response | null> {
  const user = await findParkedUser(attempt, parked);
  return user && showPage(attempt, user, parked.passkey?.json ?? null, null, 200);
}

/** Checks the second step and finishes the sign-in; null when its account is gone. A wrong one is counted before it is checked. */
export async function takeSecondStep(
  attempt: Attempt,
  parked: ParkedSignIn,
  form: Readonly<Record<string, unknown>>,
): Promise<Response | null> {
  const { context, parts } = attempt;
  const user = await findParkedUser(attempt, parked);
  if (user === null) return null;
  const again = (problem: SecondStepProblem, status: 400 | 403 | 429) =>
    park(attempt, user, { ts: parked.ts, problem, status });
  const proof = readProof(form);
  if (proof.text === '') return again({ kind: 'missing', field: proof.kind }, 400);

  const { database, clock } = parts;
  const now = clock();
  const login = findLogin(attempt, user);
  const uses = createUses(login, await parts.browsers.find(context, login));
  const tried = { ...login, at: now, by: parts.deviceOf(context.env.incoming) };
  const usedUp = await inTransaction(database.query, (store) =>
    spend(createDatabaseCounters(store), uses, now),
  );
  if (usedUp !== null) {
    await recordSignIn(database, tried, 'limit');
    return again({ kind: 'throttled', seconds: usedUp.seconds }, 429);
  }
  if (!(await isRight(attempt, user, parked, proof))) {
    await recordSignIn(database, tried, 'secondStep');
    const isLast = (await findUsedUp(createDatabaseCounters(database.query), uses, now)) !== null;
    if (isLast) await tellOwner(database.query, attempt, user, 'guesses');
    return again({ kind: 'wrong', field: proof.kind }, 403);
  }
  await reset(createDatabaseCounters(database.query), uses);
  return finish(attempt, user, parked.ts);
}

async function isRight(
  attempt: Attempt,
  user: IdentityUser,
  { passkey }: ParkedSignIn,
  { kind, text }: Proof,
): Promise<boolean> {
  const { context, parts } = attempt;
  const { query } = parts.database;
  const now = parts.clock();
  switch (kind) {
    case 'code': {
      const factors = await listSecondFactors(query, user.id);
      const factor = factors.find((one) => one.kind === 'code');
      return factor !== undefined && takeCode(query, factor, text, now);
    }
    case 'passkey': {
      const { challenge } = passkey ?? {};
      const origin = parts.originOf(getHost(context));
      return challenge !== undefined && takePasskey(query, user.id, text, { challenge, origin, now });
    }
    case 'recovery': {
      // A code is never used without the mail that tells its owner.
      return inTransaction(query, async (store) => {
        const isTaken = await takeRecoveryCode(store, user.id, text);
        if (isTaken) await tellOwner(store, attempt, user, 'codeUsed');
        return isTaken;
      });
    }
  }
}

async function tellOwner(
  store: Store,
  { context, parts }: Attempt,
  user: IdentityUser,
  event: 'codeUsed' | 'guesses',
): Promise<void> {
  const { brand } = parts.pageBrandAt(getHost(context));
  const count = String(await countRecoveryCodes(store, user.id));
  await mailFactorEvent(store, event, { accountId: user.account_id, brand }, { count });
}

/** Stores that the password was right, with a new challenge, and shows the page of the second step. */
async function park(
  attempt: Attempt,
  user: IdentityUser,
  { ts, problem, status }: Shown & { readonly ts: number },
): Promise<Response> {
  const { context, parts, provider } = attempt;
  const known = await listSecondFactors(parts.database.query, user.id);
  const passkey = await makeRequestOptions(parts.originOf(getHost(context)), known);
  const parked: ParkedSignIn = { accountId: user.id, ts, passkey };
  await provider.interactionResult(
    context.env.incoming,
    context.env.outgoing,
    { secondStep: { ...parked } },
    { mergeWithLastSubmission: false },
  );
  return showPage(attempt, user, passkey?.json ?? null, problem, status);
}

interface Shown {
  readonly problem: SecondStepProblem | null;
  readonly status: 200 | 400 | 403 | 429;
}

async function showPage(
  { context, parts }: Attempt,
  user: IdentityUser,
  passkey: string | null,
  problem: Shown['problem'],
  status: Shown['status'],
): Promise<Response> {
  const known = await listSecondFactors(parts.database.query, user.id);
  const hasCode = known.some(({ kind }) => kind === 'code');
  return context.html(
    secondStepPage(
      parts.pageBrandAt(getHost(context)),
      { action: context.req.path, hasCode, passkey },
      problem,
    ),
    status,
    problem?.kind === 'throttled' ? createRetryHeader(problem.seconds) : {},
  );
}

/** Ends the sign-in: the browser is known from now on, and the provider issues a session. */
async function finish(attempt: Attempt, user: IdentityUser, ts: number): Promise<Response> {
  const { context, parts, provider } = attempt;
  const login = findLogin(attempt, user);
  const by = parts.deviceOf(context.env.incoming);
  await recordSignIn(parts.database, { ...login, at: parts.clock(), by }, null);
  await parts.browsers.remember(context, login, ts);
  const target = await provider.interactionResult(
    context.env.incoming,
    context.env.outgoing,
    { login: { accountId: user.id, remember: false, ts } },
    { mergeWithLastSubmission: false },
  );
  return context.redirect(target, 303);
}

async function findParkedUser(
  { context, parts }: Attempt,
  { accountId }: ParkedSignIn,
): Promise<IdentityUser | null> {
  const { brand } = parts.pageBrandAt(getHost(context));
  return (await findUserById(parts.database, brand.id, accountId)) ?? null;
}

function findLogin({ context, parts }: Attempt, { email }: IdentityUser) {
  return { brand: parts.pageBrandAt(getHost(context)).brand.id, login: normalizeEmail(email) };
}

/** Counts a try for a browser in which the customer signed in before, otherwise for all other browsers together. */
function createUses(
  { brand, login }: { readonly brand: string; readonly login: string },
  browser: string | null,
) {
  const key = `${brand}/${login}`;
  return browser === null
    ? { codeGuessesOfLogin: key, codeGuessesOfLoginADay: key }
    : { codeGuessesOfBrowser: `${browser} ${key}` };
}

import { Secret, TOTP } from 'otpauth';
import type { OperationId } from '../../../src/protocol/index.ts';
import type { Database } from '../../../src/backend/store/openDatabase.ts';
import { pdf } from '../fixtures/documents.ts';
import { requests } from '../fixtures/requests.ts';
import { idOf, now, password } from '../fixtures/testApp.ts';
import { type ApiCall, ownGrant, type Process, type World } from './openWorld.ts';

/** An operation that changes data: a valid call, and the calls that show its effect. */
export interface Write extends Omit<ApiCall, 'id'> {
  readonly shows: readonly (Omit<ApiCall, 'as'> & { readonly as?: string })[];
  /** The status of the call that is repeated after it was done, where the operation takes no key; without it, the same answer. */
  readonly doneBefore?: number;
  /** True for an operation whose repeated call is another intent, because its caller states no key. */
  readonly isNewIntent?: true;
  /** Tables (`table`) and columns (`table.column`) that a failed try may change: counted tries, and what the next cleaning removes. */
  readonly leaves?: readonly string[];
}

/** Operations that take a body and change nothing. */
export const calculations: readonly OperationId[] = [
  'validateAddress',
  'checkNewPassword',
  'checkIban',
  'calculatePolicyChange',
  'calculateAddressChange',
  'calculateNcb',
  'exportNcb',
];

const golf = '2417Y-3.508.126';
const draft = { form: 'claim-report', policyNumber: golf };
const revision = '11111111-1111-4111-8111-111111111111';
const forever = '2100-01-01T00:00:00.000Z';
const sessions = { own: 'session-of-this-browser', other: 'session-of-another-browser' };
const guesses = ['limit_counters'];
/** A call without a key that finds its work done is an event of the log as well. */
const log = ['audit_events'];
const codeKey = new Secret({ size: 20 });
const code = new TOTP({ secret: codeKey }).generate({ timestamp: now.getTime() });

/** Names of rows that calls refer to. */
interface Names {
  readonly claim: string;
  readonly file: string;
  readonly notification: string;
  readonly document: string;
  readonly session: string;
  readonly begunFactor: string;
  readonly confirmedFactor: string;
}

/** Fills the database with what calls refer to, and returns the rows of the table. */
export async function prepareWrites(world: World): Promise<Readonly<Record<string, Write>>> {
  // What calls find is older than what they store, so that lists have an order.
  const process = await world.startProcess(() => new Date(now.getTime() - 3_600_000));
  await signIn(process.database);
  const { claimId: claim } = await readAnswer<{ claimId: string }>(process, {
    id: 'reportClaim',
    as: 'mueller',
    body: requests['reportClaim'],
  });
  const { id: file } = await readAnswer<{ id: string }>(process, {
    id: 'addClaimFile',
    as: 'mueller',
    params: { claimId: claim },
    query: 'name=Foto.pdf',
    file: pdf(),
  });
  const [notification] = await readAnswer<readonly { id: string }[]>(process, {
    id: 'getNotifications',
    as: 'mueller',
  });
  const [document] = await readAnswer<readonly { id: string }[]>(process, {
    id: 'getDocuments',
    as: 'mueller',
    params: { policyNumber: golf },
  });
  const body = { ...(requests['putDraft'] as object), revision };
  await readAnswer(process, { id: 'putDraft', as: 'mueller', params: draft, body });
  const factors = await addFactors(process.database);
  const { id: session } = await process.database.query
    .selectFrom('open_sessions')
    .select('id')
    .where('session_uid', '=', sessions.other)
    .executeTakeFirstOrThrow();
  for (const table of ['idempotency_keys', 'outbox', 'limit_counters'] as const)
    await process.database.query.deleteFrom(table).execute();
  await world.state.keep();
  return listWrites({
    claim,
    file,
    notification: notification?.id ?? '',
    document: document?.id ?? '',
    session,
    ...factors,
  });
}

async function readAnswer<Body>(process: Process, call: ApiCall): Promise<Body> {
  const { status, body } = await process.call(call);
  if (status >= 300) throw new Error(`${call.id}: ${status} ${body}`);
  return JSON.parse(body) as Body;
}

/** Stores two sessions of `mueller`: that of the calls, and another one. */
async function signIn({ query }: Database): Promise<void> {
  const user = await findUser(query);
  for (const [own, uid] of Object.entries(sessions)) {
    const grantId = own === 'own' ? ownGrant : 'grant-of-another-browser';
    const shared = { brand: 'lindenau', grant_id: null, user_code: null, consumed_at: null, user_id: user };
    const payload = JSON.stringify({ accountId: user, authorizations: { portal: { grantId } } });
    await query
      .insertInto('identity_records')
      .values([
        {
          ...shared,
          model: 'Grant',
          id: grantId,
          uid: null,
          payload: JSON.stringify({ jti: grantId }),
          expires_at: forever,
        },
        { ...shared, model: 'Session', id: `id-of-${uid}`, uid, payload, expires_at: forever },
      ])
      .execute();
    const moments = { signed_in_at: now.toISOString(), confirmed_at: forever, used_at: now.toISOString() };
    await query
      .insertInto('open_sessions')
      .values({ grant_id: grantId, session_uid: uid, user_id: user, browser: 'other, other', ...moments })
      .execute();
  }
}

/** Stores a finished passkey, and codes of an app whose set-up was begun. */
async function addFactors({ query }: Database) {
  const shared = { user_id: await findUser(query), browser: 'other, other', created_at: now.toISOString() };
  const passkey = JSON.stringify({ id: 'of-nobody', publicKey: '', counter: 0, transports: [] });
  const rows = await query
    .insertInto('second_factors')
    .values([
      { ...shared, kind: 'passkey', secret: null, passkey, confirmed_at: now.toISOString() },
      { ...shared, kind: 'code', secret: Buffer.from(codeKey.bytes).toString('base64') },
    ])
    .returning(['id', 'kind'])
    .execute();
  const idOfKind = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.id ?? '';
  return { confirmedFactor: idOfKind('passkey'), begunFactor: idOfKind('code') };
}

async function findUser(query: Database['query']): Promise<string> {
  const user = await query
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', idOf('mueller'))
    .executeTakeFirstOrThrow();
  return user.id;
}

const listWrites = (names: Names): Readonly<Record<string, Write>> => ({
  ...listContractWrites(names),
  ...listAccountWrites(names),
  ...listSignInWrites(names),
});

const own = (id: OperationId) => ({ as: 'mueller', body: requests[id] });

function listContractWrites({ claim, file, document, notification }: Names) {
  const policies = [{ id: 'getPolicies' }] as const;
  const report = { id: 'getClaimReport', params: { claimId: claim } } as const;
  const documents = { id: 'getDocuments', params: { policyNumber: golf } } as const;
  return {
    changePolicy: { ...own('changePolicy'), params: { policyId: golf }, shows: policies },
    changePaymentDetails: { ...own('changePaymentDetails'), params: { policyNumber: golf }, shows: policies },
    requestEvb: { ...own('requestEvb'), params: { policyNumber: golf }, shows: [documents] },
    requestGreenCard: {
      as: 'mueller',
      params: { policyNumber: golf },
      shows: [documents],
      isNewIntent: true,
    },
    requestTaxCertificate: {
      as: 'mueller',
      params: { policyNumber: golf },
      shows: [documents],
      isNewIntent: true,
    },
    downloadDocument: {
      as: 'mueller',
      params: { policyNumber: golf, documentId: document },
      query: 'filename=x.pdf',
      shows: [documents],
      leaves: log,
    },
    dismissNotification: {
      as: 'mueller',
      params: { notificationId: notification },
      shows: [{ id: 'getNotifications' }],
      doneBefore: 404,
    },
    reportClaim: {
      ...own('reportClaim'),
      headers: { 'draft-revision': `claim-report/${revision}` },
      shows: [{ id: 'getClaimReports' }, { id: 'getNotifications' }, { id: 'getDrafts' }],
    },
    addClaimFile: {
      as: 'mueller',
      params: { claimId: claim },
      query: 'name=Brief.pdf',
      file: pdf(3000),
      shows: [report],
    },
    removeClaimFile: {
      as: 'mueller',
      params: { claimId: claim, fileId: file },
      shows: [report],
      leaves: log,
    },
    uploadDocument: { as: 'mueller', file: pdf(3000), shows: [] },
    requestTemporaryCoverage: { ...own('requestTemporaryCoverage'), shows: [] },
    requestAccompaniedDriving: { ...own('requestAccompaniedDriving'), shows: [] },
    sendMailContact: { ...own('sendMailContact'), shows: [] },
    requestPhoneContact: { ...own('requestPhoneContact'), shows: [] },
  } satisfies Readonly<Record<string, Write>>;
}

function listAccountWrites(_names: Names) {
  const account = [{ id: 'getAccount' }] as const;
  const drafts = [{ id: 'getDraft', params: draft }] as const;
  const changed = { ...(requests['putDraft'] as object), replaces: revision, content: '{"more":1}' };
  return {
    orderActivationCode: {
      as: 'neu',
      body: {
        policyNumber: '2417Y-9.000.030',
        customerEmail: 'nina.neumann@beispiel.de',
        birthDate: '1995-03-08',
      },
      shows: [],
      leaves: guesses,
    },
    activateAccount: {
      as: 'neu-mit-code',
      body: {
        accountId: idOf('neu-mit-code'),
        policyNumber: '2417Y-9.300.011',
        customerEmail: 'carla.cordes@beispiel.de',
        activationCode: 'K7RWPX42QMTZ',
      },
      shows: policiesOf,
      leaves: ['activation_codes.failures'],
    },
    changeName: { ...own('changeName'), shows: account },
    changeAddress: { ...own('changeAddress'), shows: account },
    changeConsent: { ...own('changeConsent'), shows: [...account, { id: 'getCustomerConfiguration' }] },
    deleteAccount: { ...own('deleteAccount'), shows: account, leaves: guesses, doneBefore: 401 },
    postponeDeletion: { as: 'loeschung-1', shows: [{ id: 'getDeletionJob' }], leaves: log },
    putDraft: { as: 'mueller', params: draft, body: changed, shows: drafts },
    deleteDraft: { as: 'mueller', params: draft, shows: drafts },
  } satisfies Readonly<Record<string, Write>>;
}

const policiesOf = [{ id: 'getPolicies' }] as const;

function listSignInWrites({ session, begunFactor, confirmedFactor }: Names) {
  const factors = [{ id: 'getSecondFactors' }] as const;
  const open = [{ id: 'getSessions' }] as const;
  return {
    changeEmail: { ...own('changeEmail'), shows: [{ id: 'getAccount' }], leaves: guesses },
    changePassword: { ...own('changePassword'), shows: open, leaves: guesses },
    endSession: { as: 'mueller', params: { sessionId: session }, shows: open, doneBefore: 404 },
    endAllSessions: { as: 'mueller', shows: open, doneBefore: 401 },
    confirmSession: { as: 'mueller', body: { password }, shows: [], leaves: guesses, isNewIntent: true },
    beginSecondFactor: { ...own('beginSecondFactor'), shows: factors, isNewIntent: true },
    confirmSecondFactor: {
      as: 'mueller',
      params: { factorId: begunFactor },
      body: { code },
      shows: factors,
      doneBefore: 404,
    },
    removeSecondFactor: {
      as: 'mueller',
      params: { factorId: confirmedFactor },
      shows: factors,
      doneBefore: 404,
    },
    makeRecoveryCodes: { as: 'mueller', shows: factors, isNewIntent: true },
  } satisfies Readonly<Record<string, Write>>;
}

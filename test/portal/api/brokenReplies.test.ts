import { describe, expect, it } from 'vitest';
import { claimReportCalls } from '../../../src/portal/api/claimReportCalls.ts';
import { documentCalls } from '../../../src/portal/api/documentCalls.ts';
import { loadAccountState } from '../../../src/portal/api/loadAccountState.ts';
import { loadStart } from '../../../src/portal/api/loadStart.ts';
import { notificationCalls } from '../../../src/portal/api/notificationCalls.ts';
import { secondFactorCalls } from '../../../src/portal/api/secondFactorCalls.ts';
import { sessionCalls } from '../../../src/portal/api/sessionCalls.ts';
import type { CallOperation } from '../../../src/portal/api/OperationInput.ts';
import { createLocalPlaces } from '../../../src/portal/places/createLocalPlaces.ts';

const { signal } = new AbortController();
const account = '20410017';

/** Every query of the portal to its back end. */
const queries = {
  configuration: (call) => loadStart.configuration(call, account, signal),
  account: (call) => loadStart.account(call, account, signal),
  functionalities: (call) => loadStart.functionalities(call, account, signal),
  policies: (call) => loadStart.policies(call, account, signal),
  notifications: (call) => notificationCalls.list(call, account, signal),
  documents: (call) => documentCalls.list(call, { accountId: account, policyNumber: '1' }, signal),
  reports: (call) => claimReportCalls.list(call, account, signal),
  sessions: (call) => sessionCalls.list(call, account, signal),
  secondFactors: (call) => secondFactorCalls.list(call, account, signal),
  deletionJob: (call) => loadAccountState.deletionJob(call, account, signal),
  lastConsentChange: (call) => loadAccountState.lastConsentChange(call, account, signal),
  suggestions: (call) => createLocalPlaces(call).suggest('Haupt', signal),
} satisfies Readonly<Record<string, (call: CallOperation) => Promise<unknown>>>;
type Query = keyof typeof queries;

const answering =
  (status: number, body: unknown): CallOperation =>
  async () => ({ status, body });

const paymentDetails = { paymentMethod: 'INVOICE', paymentType: 'YEARLY' };
const risks = [{ licensePlate: 'K-AB 12', guarantees: [] }];
const policy = { policyNumber: '1', paymentDetails, risks };
const named = { accountId: account, email: 'a@beispiel.de', salutation: 'FRAU' };
const known = { id: 'n', timestamp: '2026-11-20T09:00:00Z', message: { type: 'NEWS' } };
const whole = (entries: unknown) => ({ entries, lost: 0 });
const stage = { name: 'RECEIVED', since: '2026-11-20' };
const report = {
  claimId: 'c',
  reference: 'S-1',
  policyNumber: '1',
  carModel: 'Golf',
  claimDate: '2026-11-19',
  reportedAt: '2026-11-20T09:00:00Z',
  stages: [stage],
};
const activated = (policies: unknown, lost = 0) => ({ kind: 'activated', policies, lost });

const debited = { ...paymentDetails, bankAccount: { iban: 'DE02', accountHolder: { lastName: 'M' } } };

describe('a broken part of an answer loses only that part', () => {
  it.each<readonly [Query, string, unknown, unknown]>([
    ['configuration', 'an entry that is none', [7, { type: 'A', value: true }], [{ type: 'A', value: true }]],
    [
      'configuration',
      'a value of another kind',
      [{ type: 'A', value: [] }],
      [{ type: 'A', value: null, unreadable: ['value'] }],
    ],
    [
      'functionalities',
      'an entry without its type',
      [{ name: 'x' }, { type: 'FLATRATE' }],
      [{ type: 'FLATRATE' }],
    ],
    [
      'account',
      'an unknown salutation',
      { ...named, salutation: 'DIVERS' },
      { ...named, salutation: 'DIVERS' },
    ],
    [
      'account',
      'an impossible day of birth',
      { ...named, birthDate: '1980-02-31' },
      { ...named, unreadable: ['birthDate'] },
    ],
    ['account', 'a list for the address', { ...named, address: [] }, { ...named, unreadable: ['address'] }],
    [
      'account',
      'a text for the dunning level',
      { ...named, dunningLevel: '3' },
      { ...named, dunningLevel: 3 },
    ],
    [
      'account',
      'a word for the dunning level',
      { ...named, dunningLevel: 'hoch' },
      { ...named, unreadable: ['dunningLevel'] },
    ],
    ['account', 'nothing but a name', { lastName: 'M' }, { lastName: 'M', accountId: account, email: '' }],
    ['account', 'no salutation', { ...named, salutation: null }, { ...named, salutation: null }],
    [
      'policies',
      'an account holder without salutation',
      { policies: [{ ...policy, paymentDetails: debited }] },
      activated({ policies: [{ ...policy, paymentDetails: debited }] }),
    ],
    [
      'policies',
      'a field nobody knows',
      { policies: [{ ...policy, colour: 'red' }] },
      activated({ policies: [{ ...policy, colour: 'red' }] }),
    ],
    [
      'policies',
      'a way to pay that nobody knows',
      { policies: [{ ...policy, paymentDetails: { ...paymentDetails, paymentMethod: 'CRYPTO' } }] },
      activated({
        policies: [{ ...policy, paymentDetails: { ...paymentDetails, paymentMethod: 'CRYPTO' } }],
      }),
    ],
    [
      'policies',
      'a contract without vehicles',
      { policies: [{ ...policy, risks: [] }] },
      activated({ policies: [{ ...policy, risks: [] }] }),
    ],
    [
      'policies',
      'an impossible day',
      { policies: [{ ...policy, endDate: '2026-13-01' }] },
      activated({ policies: [{ ...policy, unreadable: ['endDate'] }] }),
    ],
    [
      'policies',
      'a contract without its number',
      { policies: [{ risks, paymentDetails }, policy] },
      activated({ policies: [policy], unreadable: ['policies'] }, 1),
    ],
    [
      'policies',
      'a text among contracts',
      { policies: [policy, 'x'] },
      activated({ policies: [policy], unreadable: ['policies'] }, 1),
    ],
    [
      'policies',
      'a partner without contracts',
      { policies: [policy], relationPolicies: { a: null, b: [policy, null] } },
      activated({ policies: [policy], relationPolicies: { b: [policy] } }, 1),
    ],
    [
      'policies',
      'a text for the partners',
      { policies: [policy], relationPolicies: 'x' },
      activated({ policies: [policy], unreadable: ['relationPolicies'] }, 1),
    ],
    [
      'notifications',
      'an impossible date',
      [known, { ...known, timestamp: 'gestern' }],
      whole([known, { ...known, timestamp: 'gestern' }]),
    ],
    [
      'notifications',
      'a message without its parts',
      [{ id: 'm' }],
      whole([{ id: 'm', timestamp: '', message: { type: '' } }]),
    ],
    ['notifications', 'an entry that is none', [null, 'x', [], known], { entries: [known], lost: 3 }],
    [
      'documents',
      'a document without its day, and whether it was read',
      [{ id: 'd', fileName: 'Eins.pdf' }, { id: 'e' }],
      { entries: [{ id: 'd', fileName: 'Eins.pdf', created: '', read: false }], lost: 1 },
    ],
    ['documents', 'nothing that can be shown', [{ id: 'd' }, 'x'], { entries: [], lost: 2 }],
    [
      'reports',
      'a report of an unreadable day',
      [report, { ...report, claimDate: 'gestern' }],
      { entries: [report], lost: 1 },
    ],
    [
      'reports',
      'a stage that is none',
      [{ ...report, stages: [stage, 7] }],
      whole([{ ...report, unreadable: ['stages'] }]),
    ],
    [
      'sessions',
      'a try without its time',
      { sessions: [], signIns: [{ browser: 'x' }] },
      { sessions: [], signIns: [], unreadable: ['signIns'], lost: 1 },
    ],
    ['deletionJob', 'an unknown state', { state: 'PAUSED' }, { state: 'PAUSED' }],
    ['deletionJob', 'no state', {}, { state: '' }],
    [
      'deletionJob',
      'an impossible day',
      { state: 'SENT_MAIL_1', deletesOn: 'bald' },
      { state: 'SENT_MAIL_1', unreadable: ['deletesOn'] },
    ],
    ['deletionJob', 'a list for the job', [], null],
    [
      'suggestions',
      'a place without a label',
      [{ id: '1' }, { id: '2', label: 'Köln' }],
      [{ id: '2', label: 'Köln' }],
    ],
  ])('%s: %s', async (query, _, body, left) => {
    expect(await queries[query](answering(200, body))).toEqual(left);
  });

  it.each<readonly [Query, unknown]>([
    ['configuration', {}],
    ['account', []],
    ['functionalities', 'x'],
    ['policies', []],
    ['policies', { policies: {} }],
    ['notifications', {}],
    ['documents', {}],
    ['reports', 'x'],
    ['secondFactors', { isOffered: true, factors: ['x'], recoveryCodes: 0 }],
    ['lastConsentChange', { lastConsentChange: '2026-02-31' }],
    ['lastConsentChange', []],
    ['suggestions', null],
  ])('%s: of %j nothing can be read', async (query, body) => {
    await expect(queries[query](answering(200, body))).rejects.toThrow(/^No /);
  });

  it.each<readonly [Query, unknown]>([
    ['configuration', []],
    ['account', named],
    ['functionalities', []],
    ['policies', { policies: [] }],
    ['notifications', []],
    ['documents', []],
    ['lastConsentChange', {}],
    ['suggestions', []],
  ])('%s may come with any 2xx', async (query, body) => {
    const [usual, other] = await Promise.all(
      [200, 206].map((status) => queries[query](answering(status, body))),
    );

    expect(other).toEqual(usual);
  });
});

it.each([200, 202, 204, 404])('NOTIF-010 a notification is dismissed by %i', async (status) => {
  await expect(notificationCalls.dismiss(answering(status, null), account, 'n')).resolves.toBeUndefined();
});

it.each([400, 500])('NOTIF-010 a notification is not dismissed by %i', async (status) => {
  await expect(notificationCalls.dismiss(answering(status, null), account, 'n')).rejects.toThrow('No answer');
});

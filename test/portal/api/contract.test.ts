import { describe, expect, it } from 'vitest';
import { readForms } from '../../../src/definitions/disk.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import {
  type Call,
  type CallReply,
  changeWalk,
  findShownError,
  matchOutcome,
  nodeState,
  startWalk,
  type Walk,
} from '../../../src/engine/index.ts';
import { createCallOperation } from '../../../src/portal/api/createCallOperation.ts';
import type { CallOperation } from '../../../src/portal/api/OperationInput.ts';
import { loadAccountState } from '../../../src/portal/api/loadAccountState.ts';
import { loadStart } from '../../../src/portal/api/loadStart.ts';
import { documentCalls } from '../../../src/portal/api/documentCalls.ts';
import { notificationCalls } from '../../../src/portal/api/notificationCalls.ts';
import { createLocalPlaces } from '../../../src/portal/places/createLocalPlaces.ts';
import { type OperationId, operations } from '../../../src/protocol/index.ts';
import { text, wizardOf as testWizard } from '../../engine/testForm.ts';
import { playForm } from '../../engine/journey/playForm.ts';
import { type CallContract, contracts, type Expected, expectedOf } from './contract.ts';
import { refusals, successAnswers, type WireAnswer } from './wireAnswers.ts';

const repository = readForms('.');

/** Creates calls whose server gives this answer; without one there is no answer. */
function callsAnswered(respond?: () => Response): CallOperation {
  const token = { kind: 'token', token: 'one' } as const;
  const send = () =>
    respond === undefined ? Promise.reject(new TypeError('lost')) : Promise.resolve(respond());
  return createCallOperation({
    tokens: {
      current: () => Promise.resolve(token),
      renew: () => Promise.resolve(token),
      accepted: () => undefined,
      toLogin: () => Promise.resolve(),
    },
    clock: { adjust: () => undefined },
    origin: 'https://portal.example',
    send,
    sendUpload: send,
    takeResponse: () => null,
    newId: () => '1',
    failed: () => undefined,
    confirmSignIn: () => Promise.resolve(false),
  });
}

const path = {
  accountId: 'A-1',
  notificationId: 'N-1',
  placeId: 'P-1',
  policyNumber: 'V-1',
  policyId: 'V-1',
  documentId: 'D-1',
  encodedIban: 'DE89370400440532013000',
};
const file = new File(['%PDF-'], 'proof.pdf', { type: 'application/pdf' });
const replyTo = (id: OperationId, respond?: () => Response) =>
  callsAnswered(respond)(id, {
    path,
    body: 'upload' in operations[id] ? { file } : 'request' in operations[id] ? {} : undefined,
  });

function opened({ form, call: id, answers = {} }: CallContract): {
  readonly walk: Walk;
  readonly call: Call;
} {
  const wizard = compileFormById(repository, form);
  const call = wizard?.calls.find((candidate) => candidate.call === id);
  if (!wizard || !call) throw new Error(`${form} makes no call ${id}`);
  const set = Object.entries(answers).map(([key, to]) => ({ set: key, to }) as const);
  return { walk: changeWalk(startWalk(wizard, {}), set).walk, call };
}

function outcomeOf(
  { states = false }: Pick<CallContract, 'states'>,
  { walk, call }: { readonly walk: Walk; readonly call: Call },
  reply: CallReply,
): Expected {
  const { banner, done, mark, dialog, check = {} } = matchOutcome(walk, call, reply);
  const [state] = states ? Object.values(check) : [];
  return {
    ...(state === undefined ? {} : { state }),
    ...(banner === undefined ? {} : { banner }),
    ...(done ? { done: true } : {}),
    ...(mark === undefined ? {} : { marks: Object.keys(mark) }),
    ...(dialog === undefined ? {} : { dialog: dialog.id }),
  };
}

function unreadableOf({ unreadable, silence }: CallContract): Expected {
  return unreadable ?? silence ?? { banner: 'messages:error.unreadable' };
}

describe('every call of every form, for each answer', () => {
  it.each(contracts.map((contract) => [contract.proves.join(' '), contract.call, contract] as const))(
    '%s %s',
    async (_, id, contract) => {
      const open = opened(contract);
      const shown: Record<string, Expected> = {};
      const expected: Record<string, Expected> = {};
      for (const { name, status, code, respond } of [...successAnswers, ...refusals]) {
        shown[name] = outcomeOf(contract, open, await replyTo(id as OperationId, respond));
        const isNoFile = contract.bringsFile === true && status < 300;
        expected[name] = isNoFile ? unreadableOf(contract) : expectedOf(contract, status, code);
      }
      expect(shown).toEqual(expected);
    },
  );

  it.each(contracts.map((contract) => [contract.call, contract] as const))(
    'reports %s as no answer, or as unreadable',
    async (id, contract) => {
      const open = opened(contract);
      const silence = contract.silence ?? { banner: 'messages:error.network' };

      expect(outcomeOf(contract, open, await replyTo(id as OperationId))).toEqual(silence);
      expect(outcomeOf(contract, open, 'unreadable')).toEqual(unreadableOf(contract));
    },
  );

  it('leaves no call out', () => {
    const made = repository.forms.flatMap(({ id }) =>
      (compileFormById(repository, id)?.calls ?? []).map(({ call }) => `${id} ${call}`),
    );

    expect(new Set(contracts.map(({ form, call }) => `${form} ${call}`))).toEqual(new Set(made));
  });
});

const account = {
  accountId: 'A-1',
  email: 'a@b.de',
  salutation: 'NEVER_HEARD_OF',
  more: 1,
  address: { street: 'S', zip: '1', city: 'C', country: 'D', more: [] },
};
const policy = {
  policyNumber: '1234Y-5.678.901',
  paymentDetails: { paymentMethod: 'NEVER_HEARD_OF', paymentType: 'NEVER_HEARD_OF', more: 1 },
  risks: [{ guarantees: [{ lob: '20Y1', more: 1 }], more: 1 }],
};
const signal = new AbortController().signal;
const places = (call: CallOperation) => createLocalPlaces(call);

/** The calls of the pages: a fitting body, one with additional members, and the result of every other answer. */
const asked: Readonly<
  Record<
    string,
    {
      readonly ask: (call: CallOperation) => Promise<unknown>;
      readonly body: unknown;
      /** The result of the fitting answer. */
      readonly read: unknown;
      /** Further statuses that count as an answer, with their results. */
      readonly alsoRead?: Readonly<Record<number, unknown>>;
      /** The result without an answer; an error when absent. */
      readonly without?: unknown;
    }
  >
> = {
  'SHELL-009 getApplicationConfiguration': {
    ask: (call) => loadStart.configuration(call, 'A-1', signal),
    body: [{ type: 'NEVER_HEARD_OF', value: 'true', more: 1 }],
    read: [{ type: 'NEVER_HEARD_OF', value: 'true', more: 1 }],
  },
  'SHELL-053 getAccount': {
    ask: (call) => loadStart.account(call, 'A-1', signal),
    body: account,
    read: account,
  },
  'API-013 getFrequentlyUsedFunctionalities': {
    ask: (call) => loadStart.functionalities(call, 'A-1', signal),
    body: [{ type: 'NEVER_HEARD_OF', name: 'x', more: 1 }],
    read: [{ type: 'NEVER_HEARD_OF', name: 'x', more: 1 }],
  },
  'SHELL-005 SHELL-007 SHELL-008 getPolicies': {
    ask: (call) => loadStart.policies(call, 'A-1', signal),
    body: { policies: [policy], more: 1 },
    read: { kind: 'activated', policies: { policies: [policy], more: 1 }, lost: 0 },
    alsoRead: { 403: { kind: 'notActivated' } },
  },
  'ACC-009 getDeletionJob': {
    ask: (call) => loadAccountState.deletionJob(call, 'A-1', signal),
    body: { state: 'NEVER_HEARD_OF', more: 1 },
    read: { state: 'NEVER_HEARD_OF', more: 1 },
    without: null,
  },
  'API-042 getCustomerConfiguration': {
    ask: (call) => loadAccountState.lastConsentChange(call, 'A-1', signal),
    body: { lastConsentChange: '2026-01-02', more: 1 },
    read: '2026-01-02',
  },
  'API-014 getNotifications': {
    ask: (call) => notificationCalls.list(call, 'A-1', signal),
    body: [{ id: 'N', timestamp: '2026-01-02T03:04:05Z', message: { type: 'NEVER_HEARD_OF', more: 1 } }],
    read: {
      entries: [{ id: 'N', timestamp: '2026-01-02T03:04:05Z', message: { type: 'NEVER_HEARD_OF', more: 1 } }],
      lost: 0,
    },
  },
  'API-043 getDocuments': {
    ask: (call) => documentCalls.list(call, { accountId: 'A-1', policyNumber: 'P-1' }, signal),
    body: [
      { id: 'D', fileName: 'Brief.pdf', created: '2026-01-02T03:04:05Z', read: true, more: 1 },
      { id: 'E', fileName: 'x' },
    ],
    read: {
      entries: [
        { id: 'D', fileName: 'Brief.pdf', created: '2026-01-02T03:04:05Z', read: true, more: 1 },
        { id: 'E', fileName: 'x', created: '', read: false },
      ],
      lost: 0,
    },
  },
  suggestPlaces: {
    ask: (call) => places(call).suggest('Köln', signal),
    body: [{ id: 'P', label: 'Köln', more: 1 }],
    read: [{ id: 'P', label: 'Köln', more: 1 }],
  },
  'SHELL-047 resolvePlace': {
    ask: (call) => places(call).resolve('P-1'),
    body: { street: 'Ring', streetNumber: '', postalCode: '50667', city: 'Köln', country: 'DE', more: 1 },
    read: { street: 'Ring', postalCode: '50667', city: 'Köln', country: 'DE' },
  },
};

/** Bodies without any readable part, for an operation whose answer is evaluated. */
const useless: readonly WireAnswer[] = successAnswers.filter(
  ({ name }) => !name.includes('an empty record') && !name.includes('a list') && !name.includes('more than'),
);

describe('the calls of the pages, for each answer', () => {
  it.each(Object.entries(asked))('%s', async (_, { ask, body, read, alsoRead = {}, without }) => {
    const failed = without === undefined ? 'failed' : without;
    const outcome = (respond?: () => Response) => ask(callsAnswered(respond)).catch(() => 'failed');

    expect(await outcome(() => Response.json(body))).toEqual(read);
    expect(await outcome()).toEqual(failed);
    for (const { name, status, respond } of [...useless, ...refusals])
      expect([name, await outcome(respond)]).toEqual([name, alsoRead[status] ?? failed]);
  });

  it('API-015 dismissNotification succeeds after any success, and when the notification no longer exists', async () => {
    for (const { name, status, respond } of [...successAnswers, ...refusals]) {
      const done = notificationCalls.dismiss(callsAnswered(respond), 'A-1', 'N-1').then(
        () => true,
        () => false,
      );
      expect([name, await done]).toEqual([name, status < 300 || status === 404]);
    }
  });
});

const fieldErrors: Readonly<Record<number, string>> = { 413: 'toBig', 415: 'notSupported' };

/** Refusals that only a file meets. */
const refusedFiles = [413, 415].map((status) => ({
  name: `${status} with a page`,
  status,
  respond: () => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } }),
}));

/** A form with one field for a proof and the messages of the specification. */
const proofForm = testWizard({
  steps: {
    job: {
      proof: {
        type: 'string',
        format: 'file',
        'x-control': { kind: 'upload', mediaTypes: ['application/pdf'], maxBytes: 1000 },
      },
      note: text(),
    },
  },
  calls: [
    {
      at: { file: 'job.proof' },
      call: 'uploadDocument',
      outcomes: [
        { status: '2xx', file: { id: 'body.id' } },
        { status: 413, mark: { 'job.proof': 'toBig' } },
        { status: 415, mark: { 'job.proof': 'notSupported' } },
        { else: true, mark: { 'job.proof': 'upload' } },
      ],
    },
  ],
});

describe('RATE-026 RATE-027 RATE-028 API-030 uploadDocument, for each answer', () => {
  const file = new File(['%PDF'], 'Ausweis.pdf', { type: 'application/pdf' });

  /** Returns the document, or the message at the field. */
  async function answerOf(respond?: () => Response): Promise<string> {
    const form = playForm(proofForm);
    const chosen = { name: file.name, size: file.size, mediaType: file.type };
    const [sent] = form.tell({ kind: 'fileChosen', field: 'job.proof', file: chosen });
    if (sent?.kind !== 'upload') throw new Error('No file was sent.');
    const reply = await callsAnswered(respond)('uploadDocument', { path, body: { file } });
    form.tell({ kind: 'answered', request: sent.id, reply });
    const state = nodeState(form.now().walk, 'job.proof');
    if (state?.kind !== 'field') throw new Error('There is no field.');
    return findShownError(form.now(), 'job.proof')?.code ?? String(state.value);
  }

  it.each([200, 201, 202])('is a document after %i with an id', async (status) => {
    expect(await answerOf(() => Response.json({ id: 'D-1', more: 1 }, { status }))).toBe('D-1');
  });

  it('can be sent again after a success without an id, after a refusal and without an answer', async () => {
    expect(await answerOf()).toBe('upload');
    for (const { name, respond } of successAnswers)
      expect([name, await answerOf(respond)]).toEqual([name, 'upload']);
    for (const { name, status, respond } of [...refusals, ...refusedFiles])
      expect([name, await answerOf(respond)]).toEqual([name, fieldErrors[status] ?? 'upload']);
  });
});

it('no operation of the specification is left out but API-012', () => {
  const tested = [
    ...contracts.map(({ call }) => call),
    ...Object.keys(asked).flatMap((name) => name.split(' ')),
    'dismissNotification',
    'uploadDocument',
    // In documentCalls.test.ts.
    'downloadDocument',
  ];

  expect(Object.keys(operations).filter((id) => !tested.includes(id))).toEqual([
    'getSpecialTariffs',
    // Beyond the specification.
    'getSessions',
    'endSession',
    'endAllSessions',
    'confirmSession',
    'getSecondFactors',
    'beginSecondFactor',
    'confirmSecondFactor',
    'removeSecondFactor',
    'makeRecoveryCodes',
    'getClaimReports',
    'getClaimReport',
    'downloadClaimReport',
    'addClaimFile',
    'removeClaimFile',
    'getDrafts',
    'getDraft',
    'putDraft',
    'deleteDraft',
  ]);
});

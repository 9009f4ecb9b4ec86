import { describe, expect, it } from 'vitest';
import {
  findShownError,
  nodeState,
  snapshotStep,
  createStoredDraft,
  type CallDefinition,
  type CallReply,
  type ChosenFile,
  type FieldSchema,
} from '../../../../src/engine/index.ts';
import { text, when, wizardOf } from '../../testForm.ts';
import { linesOf, playForm } from '../playForm.ts';

const proof: FieldSchema = {
  type: 'string',
  format: 'file',
  'x-control': { kind: 'upload', mediaTypes: ['application/pdf'], maxBytes: 1000 },
};
const sendsProof: CallDefinition = {
  at: { file: 'job.proof' },
  call: 'uploadDocument',
  outcomes: [
    { status: 200, file: { id: 'body.document.id' } },
    { status: 415, mark: { 'job.proof': 'notSupported' } },
    { else: true, banner: 'failed' },
  ],
};
const wizard = wizardOf({
  steps: { job: { proof, note: text(), large: text() }, end: { note: text() } },
  rules: {
    conditions: { isLarge: when({ '>': [{ var: 'job.proof.size' }, 500] }) },
    fields: {
      'job.note': { optional: true },
      'job.large': { optional: true, show: 'isLarge' },
      'end.note': { optional: true },
    },
    reactions: [{ on: 'job.note', when: { '===': ['job.note', 'none'] }, clear: ['job.proof'] }],
  },
  calls: [
    sendsProof,
    {
      at: { submit: true },
      call: 'change',
      send: { documentId: 'job.proof', name: 'job.proof.name' },
      outcomes: [{ else: true, done: true }],
    },
  ],
});
const file: ChosenFile = { name: 'Ausweis.pdf', size: 600, mediaType: 'application/pdf' };
const arrived: CallReply = { status: 200, body: { document: { id: 'D-1' } } };

function open(stored: Parameters<typeof playForm>[1] = {}) {
  const form = playForm(wizard, stored);
  const field = 'job.proof';
  const uploads = () => form.wants.flatMap((want) => (want.kind === 'upload' ? [want] : []));
  return {
    ...form,
    choose: (chosen: ChosenFile = file) => linesOf(form.tell({ kind: 'fileChosen', field, file: chosen })),
    retry: () => linesOf(form.tell({ kind: 'fileRetried', field })),
    reply(reply: CallReply) {
      const last = uploads().at(-1);
      if (last === undefined) throw new Error('no file was sent');
      return linesOf(form.tell({ kind: 'answered', request: last.id, reply }));
    },
    uploads,
    state: () => {
      const state = nodeState(form.now().walk, field);
      return state?.kind === 'field' ? { answer: state.answer, value: state.value } : null;
    },
    open: () => snapshotStep(form.now().walk, 'job').open.map(({ error }) => error.code),
    said: () => findShownError(form.now(), field)?.code ?? null,
    sentBytes: () => form.now().uploads.get(field)?.sentBytes ?? null,
  };
}

describe('a file', () => {
  it('is sent when it is chosen, and its document is the answer that rules and requests read', () => {
    const form = open();
    expect(form.choose()).toEqual(['upload uploadDocument#1 Ausweis.pdf']);
    expect(form.state()).toEqual({ answer: { unreadable: 'Ausweis.pdf', code: 'uploading' }, value: null });

    form.reply(arrived);

    expect(form.state()).toEqual({ answer: { file: 'D-1', name: 'Ausweis.pdf', size: 600 }, value: 'D-1' });
    expect(nodeState(form.now().walk, 'job.large')?.shown).toBe(true);
    form.tell({ kind: 'continued' }, { kind: 'routeShown', route: '/test/end', carried: null });
    form.tell({ kind: 'continued' });
    expect(form.sent().map(({ sent }) => sent.body)).toEqual([{ documentId: 'D-1', name: 'Ausweis.pdf' }]);
  });

  it('in transfer keeps the step open without an error before "Weiter"', () => {
    const form = open();
    form.choose();
    expect([form.open(), form.said()]).toEqual([['uploading'], null]);

    form.tell({ kind: 'continued' });

    expect(form.said()).toBe('uploading');
    expect(linesOf(form.wants).filter((line) => line.startsWith('navigate'))).toEqual([]);
  });

  it('shows its progress', () => {
    const form = open();
    form.choose();
    const [sent] = form.uploads();
    form.tell({ kind: 'progressed', request: sent?.id ?? 'none#0', sentBytes: 300 });
    form.tell({ kind: 'progressed', request: 'uploadDocument#9', sentBytes: 1 });

    expect(form.sentBytes()).toBe(300);
  });

  it.each([
    ['RATE-026', 'of another type', { ...file, mediaType: 'image/heic' }, 'notSupported'],
    ['RATE-027', 'that is too large', { ...file, size: 1001 }, 'toBig'],
  ])('%s %s is refused at once and never sent', (_, __, chosen, code) => {
    const form = open();

    expect(form.choose(chosen)).toEqual([]);
    expect([form.open(), form.said()]).toEqual([[code], code]);
    expect(form.retry()).toEqual([]);
  });

  it('of the largest size is sent', () => {
    expect(open().choose({ ...file, size: 1000 })).toHaveLength(1);
  });
});

describe('an upload that fails', () => {
  it.each<readonly [string, CallReply]>([
    ['without an answer', 'network'],
    ['by a crash', { status: 500, body: null }],
    ['by a success without an id', { status: 200, body: { document: {} } }],
  ])('RATE-028 %s can be sent again', (_, reply) => {
    const form = open();
    form.choose();
    expect(form.reply(reply)).toEqual(['banner failed']);
    expect([form.open(), form.said()]).toEqual([['upload'], 'upload']);

    expect(form.retry()).toEqual(['upload uploadDocument#2 Ausweis.pdf']);
    expect([form.said(), form.sentBytes()]).toEqual([null, 0]);
    form.reply(arrived);
    expect([form.open(), form.said()]).toEqual([[], null]);
  });

  it('with a reason (415) shows the reason at the field, opens no summary, and cannot be retried', () => {
    const form = open();
    form.choose();
    form.reply({ status: 415, body: null });

    expect([form.said(), form.now().refusal, form.retry()]).toEqual(['notSupported', null, []]);
  });
});

describe('an upload that is no longer needed', () => {
  it.each([
    ['is removed', (form: ReturnType<typeof open>) => form.set('job.proof', null)],
    ['is cleared by a reaction', (form: ReturnType<typeof open>) => form.set('job.note', 'none')],
    ['goes with the draft', (form: ReturnType<typeof open>) => form.tell({ kind: 'discarded' })],
  ])('%s: its request is dropped, and a late answer changes nothing', (_, act) => {
    const form = open();
    form.choose();

    expect(linesOf(act(form))).toContain('abort uploadDocument#1');
    form.reply(arrived);
    expect([form.state()?.answer, form.now().background, form.sentBytes()]).toEqual([null, [], null]);
  });

  it('is replaced by another file', () => {
    const form = open();
    form.choose();

    expect(form.choose({ ...file, name: 'Anderer.pdf' })).toEqual([
      'abort uploadDocument#1',
      'upload uploadDocument#2 Anderer.pdf',
    ]);
    expect(form.state()?.answer).toEqual({ unreadable: 'Anderer.pdf', code: 'uploading' });
  });
});

describe('after a reload', () => {
  it('the document keeps its name and its size', () => {
    const before = open();
    before.choose();
    before.reply(arrived);

    const after = open({ stored: createStoredDraft(before.now(), 0) });

    expect(after.state()).toEqual(before.state());
  });

  it('a file in transfer has to be chosen again', () => {
    const before = open();
    before.choose();

    const after = open({ stored: createStoredDraft(before.now(), 0) });

    expect(after.state()?.answer).toEqual({ unreadable: 'Ausweis.pdf', code: 'uploadCutOff' });
    expect([after.open(), after.said(), after.retry()]).toEqual([['uploadCutOff'], 'uploadCutOff', []]);
  });

  it.each(['sessionEnded', 'closed'] as const)(
    'a file in transfer has to be chosen again after %s',
    (kind) => {
      const form = open();
      form.choose();

      expect(linesOf(form.tell({ kind }))).toEqual(['abort uploadDocument#1']);
      expect(form.state()?.answer).toEqual({ unreadable: 'Ausweis.pdf', code: 'uploadCutOff' });
    },
  );
});

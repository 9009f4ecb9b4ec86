import { expect, it } from 'vitest';
import type { DescribedReply } from '../../../src/analysis/index.ts';
import { addReply } from '../../../src/workbench/model/replies/addReply.ts';
import { listReplyRows } from '../../../src/workbench/model/replies/listReplyRows.ts';
import type { ReplyEdit } from '../../../src/workbench/model/replies/ReplyEdit.ts';

function reply(status: string, code: string | null, when: string | null = null): DescribedReply {
  return { status, code, when, effects: { banner: `${status} ${code} ${when}` }, message: null };
}

it('lists the answers of the form, the gaps that only the protocol knows, and every other answer', () => {
  const rows = listReplyRows(
    {
      replies: [
        reply('network', null),
        reply('409', 'SENT', 'it is late'),
        reply('409', 'GONE'),
        reply('503', null),
        reply('2xx', null),
      ],
      otherwise: { banner: 'else' },
    },
    { answers: { 201: [], 409: ['GONE', 'SENT', 'TWICE'], 412: [], 503: ['DOWNTIME'] } },
  );
  const told = rows.map(({ status, code, isGap, cases }) =>
    [status, code, isGap ? 'gap' : '', ...cases.map(({ effects }) => effects.banner)].join('|'),
  );
  expect(told).toEqual([
    '2xx|||2xx null null',
    'network|||network null null',
    '409|SENT||409 SENT it is late|else',
    '409|GONE||409 GONE null',
    '409|TWICE|gap|else',
    '412||gap|else',
    '503|||503 null null',
    '|||else',
  ]);
});

const edit: ReplyEdit = {
  kind: 'reply',
  form: 'f',
  index: 0,
  call: 'send',
  status: 409,
  code: 'DATE_IN_FUTURE',
  text: 'Das Datum liegt in der Zukunft.',
};

function add(outcomes: readonly object[], wanted: ReplyEdit = edit) {
  const texts = new Map([
    ['schemas/f/calls.json', JSON.stringify({ calls: [{ call: 'send', outcomes }] })],
    ['schemas/f/texts.de.json', '{"error.old":"Alt","title":"T"}'],
  ]);
  const change = addReply(texts, wanted);
  if (change.kind !== 'changed') return change;
  return [...change.texts.values()].map((text): unknown => JSON.parse(text));
}

const row = { status: 409, body: 'DATE_IN_FUTURE', banner: 'error.dateInFuture' };
const success = { status: '2xx', done: true };

it.each<readonly [string, readonly object[], number]>([
  ['rows of all forms', [success, { use: ['common', 'generic'] }], 1],
  ['the row of its status', [success, { status: [409, 412], banner: 'error.old' }, { else: true }], 1],
  ['every other answer', [success, { status: 409, body: 'GONE', banner: 'error.old' }, { else: true }], 2],
])('puts the row of a new message before %s', (_, outcomes, at) => {
  expect(add(outcomes)).toEqual([
    { calls: [{ call: 'send', outcomes: outcomes.toSpliced(at, 0, row) }] },
    { 'error.old': 'Alt', 'error.dateInFuture': edit.text, title: 'T' },
  ]);
});

it('writes nothing for an answer that has a message, without words, or for another call', () => {
  expect(add([row, { else: true }])).toEqual({ kind: 'refused', why: 'said' });
  expect(add([{ else: true }], { ...edit, text: ' ' })).toEqual({ kind: 'refused', why: 'empty' });
  expect(add([{ else: true }], { ...edit, call: 'other' })).toEqual({ kind: 'conflict' });
});

import { describe, expect, it } from 'vitest';
import type { CallReply } from '../../../src/engine/index.ts';
import { draftCalls } from '../../../src/portal/api/draftCalls.ts';

const path = { accountId: 'a-1', form: 'claim-report', policyNumber: '1' };
const answering = (reply: CallReply) => () => Promise.resolve(reply);
const status = (code: number, body: unknown = null): CallReply => ({ status: code, body });
const { signal } = new AbortController();
const entry = {
  form: 'claim-report',
  policyNumber: '1',
  revision: 'r-1',
  step: 'type',
  changedAt: '2026-11-21T11:00:00Z',
  expiresAt: '2026-11-28T11:00:00Z',
};
const draft = { ...entry, content: '{}' };
const sent = { revision: 'r-1', replaces: null, step: 'type', changedAt: entry.changedAt, content: '{}' };

describe('keeping a draft', () => {
  it.each([
    ['a success', status(200, entry), { until: entry.expiresAt }],
    ['any other success, without a body', status(204), { until: null }],
    ['a later state elsewhere', status(409), 'changed'],
    ['a draft that is gone', status(410), 'gone'],
    ['a function that is off', status(403), 'off'],
    ['a service that knows nothing of drafts', status(404), 'off'],
    ['a draft that is not taken', status(400), 'off'],
    ['a service that is down', status(503), 'failed'],
    ['too many requests', status(429), 'failed'],
    ['no answer', 'network', 'failed'],
  ] as const)('after %s', async (_, reply, result) => {
    expect(await draftCalls.keep(answering(reply), path, sent)).toEqual(result);
  });
});

describe('looking for a draft', () => {
  it.each([
    ['one', status(200, { draft }), draft],
    ['none', status(200, { draft: null }), null],
    ['a function that is off', status(403), 'off'],
    ['a service that knows nothing of drafts', status(404), 'off'],
    ['something unreadable', status(200, { draft: { revision: 1 } }), 'unknown'],
    ['no answer', 'network', 'unknown'],
  ] as const)('finds %s', async (_, reply, result) => {
    expect(await draftCalls.one(answering(reply), path, signal)).toEqual(result);
  });
});

it.each([
  ['204', status(204), true],
  ['any success', status(200), true],
  ['404', status(404), true],
  ['503', status(503), false],
  ['no answer', 'network', false],
] as const)('a draft is gone after %s: %s', async (_, reply, isGone) => {
  expect(await draftCalls.remove(answering(reply), path)).toBe(isGone);
});

it.each([
  ['where drafts are kept', status(200, [entry]), [entry]],
  ['where they are not', status(404), null],
] as const)('the list says what was begun, %s', async (_, reply, list) => {
  expect(await draftCalls.list(answering(reply), 'a-1', signal)).toEqual(list);
});

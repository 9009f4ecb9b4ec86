import { describe, expect, it } from 'vitest';
import { matchOutcome, type CallReply, type OutcomeRow, type Walk } from '../../../src/engine/index.ts';
import { checkbox, walkOf, when } from '../testForm.ts';
import { enter } from '../walkActions.ts';

const rows: readonly OutcomeRow[] = [
  { status: 403, body: 'DEMO_ACCOUNT', banner: 'demo' },
  { status: 403, when: 'yes', banner: 'forbidden' },
  { status: [400, 422], banner: 'refused' },
  { status: '2xx', done: true },
  { status: 'network', banner: 'offline' },
  { status: 503, banner: 'later', level: 'warn' },
  { else: true, banner: 'else' },
];
const start = walkOf({
  steps: { one: { yes: checkbox } },
  rules: { conditions: { yes: when({ '===': [{ var: 'one.yes' }, true] }) } },
  calls: [{ at: { submit: true }, call: 'report', outcomes: rows }],
});
const yes = enter(start, { 'one.yes': true });

function effects(walk: Walk, reply: CallReply) {
  const [call] = walk.wizard.calls;
  if (!call) throw new Error('no call');
  return matchOutcome(walk, call, reply);
}

describe('the first row that matches', () => {
  it.each<readonly [CallReply, object]>([
    [{ status: 403, body: 'DEMO_ACCOUNT' }, { banner: 'demo' }],
    [{ status: 403, body: { reason: 'DEMO_ACCOUNT' } }, { banner: 'forbidden' }],
    [{ status: 403, body: 'x"DEMO_ACCOUNT"' }, { banner: 'forbidden' }],
    [{ status: 403, body: null }, { banner: 'forbidden' }],
    [{ status: 403, body: undefined }, { banner: 'forbidden' }],
    [{ status: 403, body: 5 }, { banner: 'forbidden' }],
    [{ status: 400, body: 'DEMO_ACCOUNT' }, { banner: 'refused' }],
    [{ status: 422, body: null }, { banner: 'refused' }],
    [{ status: 200, body: null }, { done: true }],
    [{ status: 204, body: null }, { done: true }],
    [{ status: 299, body: null }, { done: true }],
    [{ status: 199, body: null }, { banner: 'else' }],
    [{ status: 300, body: null }, { banner: 'else' }],
    [
      { status: 503, body: null },
      { banner: 'later', level: 'warn' },
    ],
    [{ status: 500, body: 'DEMO_ACCOUNT' }, { banner: 'else' }],
    ['network', { banner: 'offline' }],
  ])('of %j: %j', (reply, expected) => {
    expect(effects(yes, reply)).toEqual(expected);
  });

  it('is judged by the current answers', () => {
    expect(effects(start, { status: 403, body: 'OTHER' })).toEqual({ banner: 'else' });
  });

  it('of `network` matches without a code, and a row with a code never matches a network error', () => {
    const walk = walkOf({
      steps: { one: { yes: checkbox } },
      calls: [
        {
          at: { submit: true },
          call: 'report',
          outcomes: [{ status: 'network', body: 'X', banner: 'never' }, { else: true }],
        },
      ],
    });

    expect(effects(walk, 'network')).toEqual({});
  });

  it('must exist', () => {
    const [call] = start.wizard.calls;

    expect(() => call && matchOutcome(start, { ...call, outcomes: [] }, 'network')).toThrow('no "else" row');
  });
});

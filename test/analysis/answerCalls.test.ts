import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../src/analysis/flows/answerCalls.ts';
import type { Answering } from '../../src/analysis/flows/FlowDriver.ts';
import { seenOf } from '../../src/analysis/flows/serverCalls.ts';
import { matchOutcome, type CallReply, type OutcomeRow } from '../../src/engine/index.ts';
import { text, walkOf, when } from '../engine/testForm.ts';

const refuse: OutcomeRow = {
  else: true,
  check: { address: 'invalid' },
  dialog: { id: 'anyway', choices: ['stay', 'next'] },
};
const walk = walkOf({
  steps: { home: { street: text(), hint: { type: 'null', 'x-control': 'note' } } },
  rules: {
    conditions: { refused: when({ '===': [{ check: 'address' }, 'invalid'] }) },
    fields: { 'home.hint': { show: 'refused' } },
  },
  calls: [
    {
      at: { submit: true },
      call: 'look',
      send: { place: 'home.street' },
      outcomes: [{ status: '2xx', next: true }, refuse],
    },
    {
      at: { submit: true },
      call: 'save',
      send: { street: 'home.street' },
      outcomes: [
        { status: '2xx', done: true, go: '/', banner: 'saved', level: 'success' },
        { else: true, banner: 'failed', level: 'error' },
      ],
    },
  ],
});

function sending(reply: CallReply, answering: Answering = {}) {
  const made: string[] = [];
  const outcome = answerCalls(walk, reply, answering, (call, given) => {
    made.push(call.call);
    return seenOf(walk, matchOutcome(walk, call, given));
  });
  return { made, outcome };
}

describe('answers to the calls of a submit', () => {
  it('are for the last one, those before it carry on', () => {
    expect(sending({ status: 204, body: null })).toMatchObject({
      made: ['look', 'save'],
      outcome: { shows: 'saved', goes: '/' },
    });
    expect(sending({ status: 500, body: null })).toMatchObject({ outcome: { shows: 'failed', goes: null } });
  });

  it('are for the one named, and the dialog waits', () => {
    expect(sending({ status: 400, body: null }, { call: 'look' })).toMatchObject({
      made: ['look'],
      outcome: { asks: 'anyway', shows: null, goes: null },
    });
  });

  it('go on to the next call when the dialog is answered so', () => {
    expect(sending('network', { call: 'look', chooses: 'next' })).toMatchObject({
      made: ['look', 'save'],
      outcome: { shows: 'saved', goes: '/' },
    });
  });

  it('cannot be for a call nobody makes', () => {
    expect(sending({ status: 200, body: null }, { call: 'ask' })).toEqual({
      made: [],
      outcome: 'the form does not call "ask" when it is sent',
    });
  });
});

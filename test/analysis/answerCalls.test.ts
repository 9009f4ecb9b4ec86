import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../src/analysis/flows/answerCalls.ts';
import { nodeState, type OutcomeRow } from '../../src/engine/index.ts';
import { text, walkOf, when } from '../engine/testForm.ts';

const refuse: OutcomeRow = {
  else: true,
  check: { address: 'invalid' },
  dialog: { id: 'anyway', choices: ['stay', 'next'] },
};
const walk = walkOf({
  steps: { home: { street: text(), hint: { type: 'null', 'x-control': 'note' } } },
  rules: {
    conditions: { refused: when({ '===': [{ var: 'check.address' }, 'invalid'] }) },
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
const ignore = () => undefined;

describe('answers to the calls of a submit', () => {
  it('are for the last one, those before it carry on', () => {
    expect(answerCalls(walk, { status: 204, body: null }, {}, ignore)).toMatchObject({
      outcome: { shows: 'saved', goes: '/' },
    });
    expect(answerCalls(walk, { status: 500, body: null }, {}, ignore)).toMatchObject({
      outcome: { shows: 'failed', goes: null },
    });
  });

  it('are for the one named: the dialog waits, and what it said of a check holds', () => {
    const answered = answerCalls(walk, { status: 400, body: null }, { call: 'look' }, ignore);

    expect(answered).toMatchObject({ outcome: { dialog: 'anyway', shows: null, goes: null } });
    expect(typeof answered === 'object' && nodeState(answered.walk, 'home.hint')).toMatchObject({
      shown: true,
    });
  });

  it('go on to the next call when the dialog is answered so', () => {
    const made: string[] = [];
    const answered = answerCalls(walk, 'network', { call: 'look', chooses: 'next' }, (_, { call }) =>
      made.push(call),
    );

    expect(made).toEqual(['look', 'save']);
    expect(answered).toMatchObject({ outcome: { shows: 'saved', goes: '/' } });
  });

  it('cannot be for a call nobody makes', () => {
    expect(answerCalls(walk, { status: 200, body: null }, { call: 'ask' }, ignore)).toBe(
      'the form makes no call ask when it is sent',
    );
  });
});

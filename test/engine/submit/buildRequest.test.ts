import { describe, expect, it } from 'vitest';
import {
  listCalls,
  buildRequest,
  type CallDefinition,
  type CallMoment,
  type FieldSchema,
} from '../../../src/engine/index.ts';
import { checkbox, text, walkOf, when, type TestForm } from '../testForm.ts';
import { enter } from '../walkActions.ts';

const outcomes = [{ else: true as const }];
const call = (at: CallMoment, name: string, more: Partial<CallDefinition> = {}): CallDefinition => ({
  at,
  call: name,
  outcomes,
  ...more,
});

const proof: FieldSchema = {
  type: 'string',
  format: 'file',
  'x-control': { kind: 'upload', mediaTypes: ['application/pdf'], maxBytes: 1000 },
};
const form: TestForm = {
  steps: {
    one: { a: text(), yes: checkbox, b: text(), proof, button: { type: 'null', 'x-control': 'note' } },
    two: { c: text() },
  },
  rules: { conditions: { yes: when({ '===': [{ var: 'one.yes' }, true] }) } },
  calls: [
    call({ enter: 'one' }, 'enterOne'),
    call({ enter: 'two' }, 'enterTwo'),
    call({ change: 'one.a' }, 'changeA'),
    call({ change: 'one.b', minLength: 3, debounce: 200 }, 'changeB'),
    call({ file: 'one.proof' }, 'uploadProof'),
    call({ press: 'one.button' }, 'press'),
    call({ continue: 'one' }, 'continueOne'),
    call({ continue: 'two' }, 'continueTwo'),
    call({ submit: true }, 'first', { when: 'yes' }),
    call({ submit: true }, 'second', {
      path: { id: 'one.a', missing: 'one.b' },
      headers: { 'x-kind': { const: 'claim' } },
      send: { a: 'one.a', b: 'one.b', yes: 'one.yes' },
    }),
  ],
};
const walk = enter(walkOf(form), { 'one.a': 'x' });
const names = (moment: CallMoment, at = walk) => listCalls(at, moment).map((found) => found.call);

describe('calls of a moment', () => {
  it.each<readonly [CallMoment, readonly string[]]>([
    [{ enter: 'one' }, ['enterOne']],
    [{ enter: 'two' }, ['enterTwo']],
    [{ change: 'one.a' }, ['changeA']],
    [{ change: 'one.b' }, ['changeB']],
    [{ change: 'two.c' }, []],
    [{ press: 'one.button' }, ['press']],
    [{ press: 'one' }, []],
    [{ file: 'one.proof' }, ['uploadProof']],
    [{ file: 'one.a' }, []],
    [{ continue: 'one' }, ['continueOne']],
    [{ continue: 'two' }, ['continueTwo']],
    [{ continue: 'three' }, []],
    [{ submit: true }, ['second']],
  ])('%j: %j', (moment, expected) => {
    expect(names(moment)).toEqual(expected);
  });

  it('are listed in order, where their condition holds', () => {
    expect(names({ submit: true }, enter(walk, { 'one.yes': true }))).toEqual(['first', 'second']);
  });
});

describe('a request', () => {
  it('has path, headers and body as values; only the body leaves missing values out', () => {
    const [submit] = listCalls(walk, { submit: true });

    expect(submit && buildRequest(walk, submit)).toEqual({
      operation: 'second',
      path: { id: 'x', missing: null },
      headers: { 'x-kind': 'claim' },
      body: { a: 'x', yes: false },
    });
  });

  it('has no body when the call defines none', () => {
    const [enterOne] = listCalls(walk, { enter: 'one' });

    expect(enterOne && buildRequest(walk, enterOne)).toEqual({
      operation: 'enterOne',
      path: {},
      headers: {},
      body: null,
    });
  });
});

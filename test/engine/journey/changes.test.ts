import { describe, expect, it } from 'vitest';
import { createStoredDraft } from '../../../src/engine/index.ts';
import { text, wizardOf } from '../testForm.ts';
import { linesOf, playForm } from './playForm.ts';

const wizard = wizardOf({
  steps: { one: { code: text(), note: text() } },
  calls: [
    {
      at: { change: 'one.code', minLength: 3, debounce: 200 },
      call: 'checkCode',
      send: { code: 'one.code' },
      outcomes: [
        { status: 204, check: { code: 'valid' } },
        { status: 422, check: { code: 'invalid' } },
        { else: true },
      ],
    },
  ],
});
const pauseOver = { kind: 'paused', timer: 'one.code' } as const;

function typing() {
  const form = playForm(wizard);
  return { ...form, check: () => form.now().walk.checks['code'] };
}

describe('calls while a field changes', () => {
  it('wait for the pause, send one request, and set the check by its answer', () => {
    const form = typing();

    expect(linesOf(form.set('one.code', 'abc'))).toEqual(['pause one.code 200']);
    expect(linesOf(form.set('one.code', 'abcd'))).toEqual(['unpause', 'pause one.code 200']);
    expect(form.check()).toBeUndefined();

    form.tell(pauseOver);
    expect(form.sent().map(({ sent }) => sent.body)).toEqual([{ code: 'abcd' }]);
    expect(form.check()).toBe('pending');

    form.answer({ status: 204, body: null });
    expect(form.check()).toBe('valid');
    expect(form.now().foreground).toBeNull();
  });

  it('are not made below the minimum length, nor for another field', () => {
    const form = typing();

    expect(linesOf(form.set('one.code', 'ab'))).toEqual([]);
    expect(linesOf(form.set('one.note', 'long enough'))).toEqual([]);
  });

  it('reset the check to idle and ignore the pending answer when the field changes', () => {
    const form = typing();
    form.set('one.code', 'abc');
    form.tell(pauseOver);

    expect(linesOf(form.set('one.code', 'abcd'))).toEqual(['abort checkCode#1', 'pause one.code 200']);
    expect(form.check()).toBeUndefined();
    form.tell({ kind: 'answered', request: 'checkCode#1', reply: { status: 422, body: null } });
    expect(form.check()).toBeUndefined();

    form.tell(pauseOver);
    form.answer({ status: 204, body: null });
    expect(form.check()).toBe('valid');
    form.set('one.code', 'ab');
    expect(form.check()).toBeUndefined();
  });

  it.each([
    ['no answer', 'network', 'unreachable'],
    ['an answer without a decision', { status: 500, body: null }, undefined],
  ] as const)('never leave the check pending after %s', (_, reply, state) => {
    const form = typing();
    form.set('one.code', 'abc');
    form.tell(pauseOver);

    form.answer(reply);

    expect(form.check()).toBe(state);
  });

  it('are made again for an answer of a stored draft', () => {
    const form = typing();
    form.set('one.code', 'abc');

    const again = playForm(wizard, { stored: createStoredDraft(form.now(), 0) });

    expect(linesOf(again.wants)).toEqual(['pause one.code 200']);
  });

  it('end with the page in every state', () => {
    const form = typing();
    form.set('one.code', 'abc');
    form.tell(pauseOver);

    expect(linesOf(form.tell({ kind: 'closed' }))).toEqual(['abort checkCode#1']);
    expect(form.check()).toBeUndefined();
  });
});

describe('PAY-041 the check of an address', () => {
  const form = () => {
    const played = playForm(
      wizardOf({
        steps: { one: { home: { type: 'object', properties: { street: text() } }, note: text() } },
      }),
    );
    const change = (to: string, suggested: { readonly suggested?: true }, set = 'one.home.street') =>
      played.tell({ kind: 'changed', requests: [{ set, to }], ...suggested });
    return { change, checks: () => played.now().walk.checks };
  };

  it('is valid for a suggestion, also for the same answers, and idle for typed ones', () => {
    const { change, checks } = form();

    change('Am Ring 1', {});
    expect(checks()).toEqual({});
    change('Am Ring 1', { suggested: true });
    expect(checks()).toEqual({ 'one.home': 'valid' });
    change('anything', {}, 'one.note');
    expect(checks()).toEqual({ 'one.home': 'valid' });
    change('Am Ring 12', {});
    expect(checks()).toEqual({});
  });

  it('is that of a group within a step, not of the step', () => {
    const { change, checks } = form();

    change('Am Ring 1', { suggested: true }, 'one.note');
    expect(checks()).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { getStepState, type BannerLevel, type CallReply } from '../../../../src/engine/index.ts';
import { choice, text, wizardOf } from '../../testForm.ts';
import { linesOf, playForm } from '../playForm.ts';

const keep = { prices: { type: 'array', items: { properties: { id: { type: 'string' } } } } } as const;
const prices = { status: 200, body: [{ id: 'A' }] };

/** Two steps: the first loads a list on entry, the second one a list after a change. */
function listedForm(level: BannerLevel = 'error') {
  const outcomes = [
    { status: '2xx', next: true },
    { else: true, banner: 'error.list', level },
  ] as const;
  const form = playForm(
    wizardOf({
      steps: { one: { name: text() }, two: { kind: choice('SMALL', 'BIG'), other: text() } },
      rules: { fields: { 'one.name': { optional: true } } },
      calls: [
        { at: { enter: 'one' }, call: 'list', keep: { names: keep.prices }, outcomes },
        { at: { change: 'two.kind' }, call: 'price', send: { kind: 'two.kind' }, keep, outcomes },
        { at: { change: 'two.other' }, call: 'check', send: { other: 'two.other' }, outcomes },
      ],
    }),
  );
  const stateOf = (id: string) => {
    const step = form.now().walk.wizard.steps.find((one) => one.id === id);
    if (step === undefined) throw new Error(id);
    return getStepState(form.now(), step);
  };
  /** Changes an answer in the second step, and ends the pause after typing. */
  const enter = (key: string, to: string) => {
    form.set(key, to);
    return form.tell({ kind: 'paused', timer: key });
  };
  const openTwo = () => form.tell({ kind: 'routeShown', route: '/test/two', carried: null });
  return { ...form, stateOf, enter, openTwo };
}

const failures: readonly (readonly [what: string, reply: CallReply])[] = [
  ['no answer', 'network'],
  ['an unreadable answer', 'unreadable'],
  ['an answer of another shape', { status: 200, body: { rows: 'none' } }],
  ['an error of the server', { status: 500, body: null }],
  ['maintenance', { status: 503, body: 'DOWNTIME' }],
  ['too many requests', { status: 429, body: 'RATE_LIMIT_EXCEEDED' }],
];
const refusals = [403, 404, 410];

describe('the results of a step', () => {
  it('are awaited before the step is open, and present after the answer', () => {
    const form = listedForm();
    expect(form.stateOf('one')).toBe('awaited');

    form.answer(prices);
    expect(form.stateOf('one')).toBe('there');
  });

  it.each(failures)('of entering it are missing after %s, and can be asked for again', (_, reply) => {
    const form = listedForm();
    const message = { text: 'error.list', params: {} };
    expect(form.answer(reply)).toEqual([{ kind: 'banner', level: 'error', message, inStep: true }]);
    expect(form.stateOf('one')).toBe('failed');

    expect(linesOf(form.tell({ kind: 'retried' }))).toEqual(['send list#2']);
    expect(form.stateOf('one')).toBe('awaited');
    expect(linesOf(form.tell({ kind: 'retried' }))).toEqual([]);
    form.answer(prices);
    expect(form.stateOf('one')).toBe('there');
  });

  it.each(refusals)('of entering it are refused for good after %s, until the call succeeds', (status) => {
    const form = listedForm();
    form.answer({ status, body: null });
    expect(form.stateOf('one')).toBe('refused');

    form.tell({ kind: 'retried' });
    form.answer('network');
    expect(form.stateOf('one')).toBe('failed');
    form.tell({ kind: 'retried' });
    form.answer(prices);
    expect(form.stateOf('one')).toBe('there');
  });

  it.each(failures)('of a change are missing after %s, and can be asked for again', (_, reply) => {
    const form = listedForm();
    form.answer(prices);
    form.openTwo();
    expect(form.stateOf('two')).toBe('there');
    form.enter('two.kind', 'BIG');
    expect(form.stateOf('two')).toBe('awaited');

    expect(form.answer(reply)).toContainEqual(expect.objectContaining({ kind: 'banner', inStep: true }));
    expect(form.stateOf('two')).toBe('failed');
    expect(linesOf(form.tell({ kind: 'retried' }))).toEqual(['send price#3']);
    form.answer(prices);
    expect(form.stateOf('two')).toBe('there');
    expect(linesOf(form.tell({ kind: 'retried' }))).toEqual([]);
  });

  it('of a change are awaited again after another answer', () => {
    const form = listedForm();
    form.answer(prices);
    form.openTwo();
    form.enter('two.kind', 'BIG');
    form.answer('network');

    form.set('two.kind', 'SMALL');
    expect(form.stateOf('two')).toBe('awaited');
  });

  it('are not missing after a call that keeps none, whose message stands on the page', () => {
    const form = listedForm();
    form.answer(prices);
    form.openTwo();
    form.enter('two.other', 'x');

    expect(form.answer('network')).toEqual([
      { kind: 'banner', level: 'error', message: { text: 'error.list', params: {} } },
    ]);
    expect(form.stateOf('two')).toBe('there');
  });

  it('MSG-003 are missing because of open premiums, and that message stands on every page', () => {
    const form = listedForm('errorDunningLevel');

    expect(form.answer('network')[0]).not.toHaveProperty('inStep');
    expect(form.stateOf('one')).toBe('failed');
  });
});

import { describe, expect, it } from 'vitest';
import {
  createStoredDraft,
  isSending,
  type CallDefinition,
  type CallReply,
} from '../../../src/engine/index.ts';
import { text, when, wizardOf } from '../testForm.ts';
import { journeyId, linesOf, playForm } from './playForm.ts';

const ok = { status: 204, body: null };
const carriesOn = [
  { status: '2xx', next: true },
  { else: true, banner: 'failed' },
] as const;

const stop = [{ else: true, banner: 'no' }] as const;

function formWith(...calls: readonly (Partial<CallDefinition> & Pick<CallDefinition, 'call'>)[]) {
  const optional = { optional: true } as const;
  const wizard = wizardOf({
    steps: { one: { name: text(), note: text() } },
    rules: {
      conditions: { never: when({ '===': [{ var: 'one.name' }, 'never'] }) },
      fields: { 'one.name': optional, 'one.note': optional },
    },
    calls: calls.map((call) => ({
      at: { continue: 'one' },
      send: { name: 'one.name' },
      outcomes: carriesOn,
      ...call,
    })),
  });
  const form = playForm(wizard);
  /** Presses "Weiter" and answers every request. Returns the calls that were made. */
  function submit(reply: CallReply): readonly string[] {
    const before = form.sent().length;
    form.tell({ kind: 'continued' });
    for (let made = -1; made !== form.sent().length && form.now().foreground !== null;) {
      made = form.sent().length;
      form.answer(reply);
    }
    return form
      .sent()
      .slice(before)
      .map(({ sent }) => sent.operation);
  }
  return { ...form, submit };
}

describe('calls of a moment', () => {
  it('run in order and stop after the first that does not continue', () => {
    const form = formWith({ call: 'first' }, { call: 'second' });

    expect(form.submit({ status: 403, body: 'NO' })).toEqual(['first']);
    expect(form.submit(ok)).toEqual(['first', 'second']);
  });

  it('replace the errors of an earlier answer at fields; without an answer they stay', () => {
    const outcomes = [
      { status: 422, mark: { 'one.name': 'refused' } },
      { else: true, banner: 'failed' },
    ] as const;
    const form = formWith({ call: 'report', outcomes });
    form.submit({ status: 422, body: null });

    form.submit('network');
    expect([...form.now().marks.keys()]).toEqual(['one.name']);

    form.submit({ status: 409, body: null });
    expect([...form.now().marks.keys()]).toEqual([]);
  });

  it('send the same request with the same key after no answer or a crash', () => {
    const form = formWith({ call: 'report' });
    form.set('one.name', 'Ada');

    form.submit('network');
    form.submit({ status: 500, body: null });
    form.submit(ok);

    const [first, second, third] = form.sent().map(({ sent }) => sent);
    expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
  });

  it.each([403, 422, 503])('take a new key after the decided answer %i', (status) => {
    const form = formWith({ call: 'report' });

    form.submit({ status, body: null });
    form.submit({ status, body: null });

    const [first, second] = form.sent();
    expect(first?.sent.key).not.toBe(second?.sent.key);
    expect(first?.sent.key.slice(0, 24)).toBe(journeyId.slice(0, 24));
  });

  it('take a new key for the new answers when they changed after no answer', () => {
    const form = formWith({ call: 'report' });
    form.set('one.name', 'Ada');
    form.submit('network');

    form.set('one.name', 'Eva');
    form.submit('network');
    form.submit(ok);

    const [first, second, third] = form.sent().map(({ sent }) => sent);
    expect([first?.body, second?.body]).toEqual([{ name: 'Ada' }, { name: 'Eva' }]);
    expect(second?.key).not.toBe(first?.key);
    expect(third).toEqual(second);
  });

  it.each([
    ['the same', 'Ada', true],
    ['other', 'Eva', false],
  ])('with %s answers after a reload say whether they are the same request', (_, name, isSame) => {
    const form = formWith({ call: 'report' });
    form.set('one.name', 'Ada');
    form.submit('network');
    form.set('one.name', name);
    const stored = createStoredDraft(form.now(), 0);

    expect(Object.values(stored.callKeys)).toEqual(isSame ? [form.sent()[0]?.sent.key] : []);
  });

  it('show that a request is in progress, and store the key before sending it', () => {
    const form = formWith({ call: 'report' });
    expect(isSending(form.now())).toBe(false);

    const kinds = form
      .tell({ kind: 'continued' })
      .map((want) => (want.kind === 'store' ? `store ${want.now}` : want.kind));

    expect(isSending(form.now())).toBe(true);
    expect(kinds.slice(0, 2)).toEqual(['store true', 'send']);
    expect(Object.values(form.now().keys).map(({ key }) => key)).toEqual([form.sent()[0]?.sent.key]);
  });

  it('with which the run continued are repeated as their `again` says', () => {
    const form = formWith(
      { call: 'always', again: 'always' },
      { call: 'changed', again: 'changed' },
      { call: 'never', again: 'never' },
      { call: 'last', outcomes: [{ else: true, banner: 'no' }] },
    );

    expect(form.submit(ok)).toEqual(['always', 'changed', 'never', 'last']);
    form.set('one.note', 'not sent anywhere');
    expect(form.submit(ok)).toEqual(['always', 'last']);
    form.set('one.name', 'Ada');
    expect(form.submit(ok)).toEqual(['always', 'changed', 'last']);
  });

  it('that are not repeated end the form where their answer says so by now', () => {
    const changed = {
      call: 'change',
      again: 'changed',
      send: { note: 'one.note' },
      outcomes: [
        { status: '2xx', when: 'never', next: true },
        { status: '2xx', done: true, banner: 'changed' },
        { else: true, banner: 'failed' },
      ],
    } as const;
    const form = formWith(changed, { call: 'more', when: 'never', outcomes: stop });
    form.set('one.name', 'never');
    expect(form.submit(ok)).toEqual(['change', 'more']);
    expect(form.submit(ok)).toEqual(['more']);

    form.set('one.name', null);
    const before = form.wants.length;
    expect(form.submit(ok)).toEqual([]);
    expect(linesOf(form.wants.slice(before))).toContain('banner changed');
    expect(linesOf(form.wants.slice(before)).join()).toContain('finish');
  });

  it('keep the results of a success as facts, also when the portal changes its facts', () => {
    const stays = [{ else: true, banner: 'no' }] as const;
    const keep = { rate: { properties: { premium: { type: 'number' } } } } as const;
    const form = formWith({ call: 'calculate', keep, outcomes: stays });

    form.submit({ status: 422, body: { code: 'NO' } });
    expect(form.now().walk.facts).toEqual({ today: '2026-11-21' });

    form.submit({ status: 200, body: { premium: 12, secret: 'dropped' } });
    form.tell({ kind: 'factsMoved', facts: { today: '2026-11-22' } });
    expect(form.now().walk.facts).toEqual({ today: '2026-11-22', 'result.rate': { premium: 12 } });
  });

  it.each<readonly [string, CallReply, readonly string[]]>([
    ['the results', { status: 200, body: { premium: 12 } }, ['fine']],
    ['another value', { status: 200, body: { premium: 'twelve' } }, ['useless']],
    ['a third decimal of money', { status: 200, body: { premium: 12.345 } }, ['useless']],
    ['nothing', { status: 204, body: null }, ['useless']],
    ['no answer', 'network', ['offline']],
  ])('with results distinguish a success with %s', (_, reply, banners) => {
    const outcomes = [
      { status: 'unreadable', banner: 'useless' },
      { status: 'network', banner: 'offline' },
      { status: '2xx', banner: 'fine' },
      { else: true, banner: 'failed' },
    ] as const;
    const premium = { type: 'number', format: 'euro' } as const;
    const keep = { rate: { required: ['premium'], properties: { premium } } } as const;
    const form = formWith({ call: 'calculate', keep, outcomes });

    form.submit(reply);

    expect(linesOf(form.wants)).toEqual(['send calculate#1', ...banners.map((text) => `banner ${text}`)]);
    expect('result.rate' in form.now().walk.facts).toBe(banners[0] === 'fine');
  });

  it('with `again: changed` have no result while their request would differ, and are made again then', () => {
    const keep = { rate: { properties: { premium: { type: 'number' } } } } as const;
    const form = formWith({ call: 'calculate', keep, again: 'changed' }, { call: 'last', outcomes: stop });
    const rate = () => form.now().walk.facts['result.rate'];
    form.set('one.name', 'Ada');
    form.submit({ status: 200, body: { premium: 12 } });
    expect(rate()).toEqual({ premium: 12 });

    form.set('one.note', 'not sent');
    expect(rate()).toEqual({ premium: 12 });
    form.set('one.name', 'Eva');
    expect(rate()).toBeNull();
    form.set('one.name', 'Ada');
    expect(rate()).toEqual({ premium: 12 });

    form.set('one.name', 'Eva');
    expect(form.submit({ status: 200, body: { premium: 15 } })).toEqual(['calculate', 'last']);
    expect(rate()).toEqual({ premium: 15 });
  });

  it('have no result when the answers changed before the reply, and lose their result with the draft', () => {
    const keep = { rate: { properties: { premium: { type: 'number' } } } } as const;
    const form = formWith({ call: 'calculate', at: { press: 'one.note' }, keep });
    const calculate = (name: string) => {
      form.tell({ kind: 'pressed', block: 'one.note' });
      form.set('one.name', name);
      form.answer({ status: 200, body: { premium: 12 } });
      return form.now().walk.facts['result.rate'];
    };

    expect(calculate('Ada')).toBeNull();
    expect(calculate('Ada')).toEqual({ premium: 12 });
    form.tell({ kind: 'discarded' });
    expect(form.now().walk.facts).toEqual({ today: '2026-11-21' });
  });

  it('that keep no results look only at the status', () => {
    const outcomes = [
      { status: '2xx', banner: 'fine' },
      { else: true, banner: 'failed' },
    ] as const;
    const form = formWith({ call: 'report', outcomes });

    form.submit({ status: 299, body: 'anything' });

    expect(linesOf(form.wants)).toEqual(['send report#1', 'banner fine']);
  });

  it('of a button run one at a time, and end when the step is left', () => {
    const form = formWith({ call: 'help', at: { press: 'one.note' } });

    const press = { kind: 'pressed', block: 'one.note' } as const;
    expect(linesOf(form.tell(press))).toEqual(['send help#1']);
    expect(linesOf(form.tell(press))).toEqual([]);
    expect(linesOf(form.tell({ kind: 'closed' }))).toEqual(['abort help#1']);
  });

  it('of entering a step start when it shows and end when it does not', () => {
    const form = formWith({ call: 'count', at: { enter: 'one' } });

    expect(linesOf(form.wants)).toEqual(['send count#1']);
    expect(linesOf(form.tell({ kind: 'closed' }))).toEqual(['abort count#1']);
    expect(form.now().background).toEqual([]);
  });
});

describe('a form that has calls', () => {
  it('does not end before a call was made: answers stay, and the customer sees a message', () => {
    const form = formWith({ call: 'report', at: { submit: true }, when: 'never' });
    form.set('one.name', 'Ada');

    expect(linesOf(form.tell({ kind: 'continued' }))).toEqual(['banner messages:error.generic']);
    expect(form.now()).toMatchObject({ at: { kind: 'step', step: 'one' }, foreground: null });
    form.set('one.name', 'never');
    form.tell({ kind: 'continued' });
    expect(linesOf(form.answer(ok))).toEqual(['discard sent', 'finish here']);
  });

  it('ends after a call with which the run continued, a form without calls at once', () => {
    expect(linesOf(formWith().tell({ kind: 'continued' }))).toEqual(['discard sent', 'finish here']);
    const form = formWith({ call: 'report' });
    form.tell({ kind: 'continued' });
    expect(linesOf(form.answer(ok))).toEqual(['discard sent', 'finish here']);
  });
});

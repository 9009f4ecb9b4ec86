import { describe, expect, it } from 'vitest';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { readForms } from '../../src/definitions/disk.ts';
import { nodeState, getSnapshot, createStoredDraft } from '../../src/engine/index.ts';
import { linesOf, playForm } from '../engine/journey/playForm.ts';

const wizard = compileFormById(readForms('.'), 'payment-details');

const old = 'DE02120300000000202051';
const good = 'DE89370400440532013000';
const field = 'paymentDetails.iban';
const facts = {
  'policy.paymentMethod': 'DIRECT_DEBIT',
  'policy.paymentType': 'YEARLY',
  'policy.dayOfDebit': 1,
  'policy.iban': old,
  'session.realTimeChanges': true,
};

/** Opens the form at the IBAN; `type` enters a text, and `wait` is a pause in typing. */
function opened() {
  const form = playForm(wizard ?? never(), { facts });
  const state = () => form.now().walk.checks[field] ?? 'idle';
  return {
    ...form,
    state,
    type: (iban: string) => linesOf(form.set(field, iban)),
    leave: () => linesOf(form.tell({ kind: 'fieldLeft', field })),
    blocked: () => getSnapshot(form.now().walk, 'paymentDetails').open.map(({ error }) => error.code),
    wait: () => linesOf(form.tell({ kind: 'paused', timer: field })),
    reply: (request: number, reply: Parameters<typeof form.answer>[0]) =>
      form.tell({ kind: 'answered', request: form.sent()[request]?.id ?? 'checkIban#0', reply }),
    ibans: () => form.sent().map(({ sent }) => sent.path['encodedIban']),
  };
}

function never(): never {
  throw new Error('There is no such form.');
}

const answer = (status: number, body: string | null = null) => ({ status, body });

/** Returns the state after the refusal of an incomplete IBAN during typing. */
function refusedHalfway() {
  const form = opened();
  form.type(good.slice(0, 20));
  form.wait();
  form.reply(0, answer(400, 'INVALID_IBAN'));
  return form;
}

describe('the check of an IBAN while it is typed', () => {
  it.each<[string, number, boolean]>([
    ['PAY-030 15 characters', 15, false],
    ['PAY-030 16 characters', 16, true],
    ['22 characters', 22, true],
    ['34 characters', 34, true],
    ['35 characters', 35, true],
  ])('%s', (_, length, asks) => {
    const form = opened();
    form.type(`${good}${'0'.repeat(20)}`.slice(0, length));
    form.wait();
    expect(form.sent()).toHaveLength(asks ? 1 : 0);
    form.leave();
    expect(form.state()).toBe(asks ? 'pending' : 'idle');
  });

  it('sends one request, after a pause in typing', () => {
    const form = opened();
    form.type(good.slice(0, 20));
    form.type(good.slice(0, 21));
    form.type(good);
    expect(form.sent()).toEqual([]);
    form.wait();
    expect(form.ibans()).toEqual([good]);
  });

  it('sends no request for the IBAN of the contract', () => {
    const form = opened();
    form.type(good);
    form.type(old);
    form.wait();
    expect([form.sent(), form.state()]).toEqual([[], 'idle']);
  });

  it('a slow answer about an older IBAN does not concern the new one', () => {
    const form = opened();
    form.type(`${good.slice(0, -1)}1`);
    form.wait();
    expect(form.type(good)).toContain(`abort ${form.sent()[0]?.id}`);
    form.wait();
    form.reply(1, answer(204));
    form.reply(0, answer(400, 'INVALID_IBAN'));
    expect([form.ibans().length, form.state()]).toEqual([2, 'valid']);
  });

  it('an unreachable server is a state of its own, and the next IBAN is checked again', () => {
    const form = opened();
    form.type(good);
    form.wait();
    form.reply(0, 'network');
    expect(form.state()).toBe('unreachable');
    form.type('NL91ABNA0417164300');
    expect(form.state()).toBe('idle');
    form.wait();
    form.reply(1, answer(403, 'EXCLUDED_IBAN'));
    expect(form.state()).toBe('excluded');
  });

  it.each<[string, string, boolean]>([
    ['the 16th character of a German IBAN', good.slice(0, 16), false],
    ['its last character but one', good.slice(0, 21), false],
    ['its last character', good, true],
    ['the last character of a Belgian IBAN', 'BE68539007547034', true],
    ['as many characters in a country that we do not know', 'XX68539007547034', false],
  ])('says nothing before nothing can follow: %s', (_, iban, isWhole) => {
    const form = opened();
    form.type(iban);
    form.wait();
    expect(form.state()).toBe(isWhole ? 'pending' : 'idle');
    form.reply(0, answer(400, 'INVALID_IBAN'));
    expect(form.state()).toBe(isWhole ? 'invalid' : 'idle');
    form.leave();
    expect(form.state()).toBe('invalid');
    expect(form.blocked()).toContain('invalidIban');
  });

  it('its result is shown on arrival, after the field was left', () => {
    const form = opened();
    form.type(good.slice(0, 20));
    form.wait();
    expect(form.state()).toBe('idle');
    form.leave();
    expect(form.state()).toBe('pending');
    form.reply(0, answer(403, 'EXCLUDED_IBAN'));
    expect(form.state()).toBe('excluded');
  });

  it('its result is shown before the form is sent, also when Enter submits from the field', () => {
    const form = refusedHalfway();
    expect(form.state()).toBe('idle');
    form.tell({ kind: 'continued' });
    expect(form.sent()).toHaveLength(1);
    expect(form.now().refusal).toMatchObject({ step: 'paymentDetails' });
    expect(form.state()).toBe('invalid');
  });

  it('its result is not shown while the customer types on', () => {
    const form = refusedHalfway();
    form.type(good);
    form.leave();
    expect(form.state()).toBe('idle');
    form.wait();
    form.reply(1, answer(204));
    expect(form.state()).toBe('valid');
  });

  it('stays pending until the server answers, and does not block sending', () => {
    const form = opened();
    form.type(good);
    form.wait();
    form.tell({ kind: 'continued' });
    expect(form.sent()).toHaveLength(2);
    expect(form.state()).toBe('pending');
  });

  it('keeps no IBAN in the stored draft', () => {
    const form = opened();
    form.type(good);
    const stored = JSON.stringify(createStoredDraft(form.now(), 0));
    expect(nodeState(form.now().walk, field)).toMatchObject({ value: good });
    expect(stored).not.toContain(good);
    expect(stored).not.toContain(old);
  });
});

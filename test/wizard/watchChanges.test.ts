import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckStates } from '../../src/engine/index.ts';
import type { OutcomeWorld } from '../../src/wizard/calls/performOutcome.ts';
import { watchChanges } from '../../src/wizard/calls/watchChanges.ts';
import { createDraftStore } from '../../src/wizard/draft/draftStore.ts';
import { changed, checkMoved } from '../../src/wizard/draft/transitions.ts';
import type { FormRequest, Reply } from '../../src/wizard/ports.ts';
import { text, wizardOf } from '../engine/testForm.ts';

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

function watching() {
  const draft = createDraftStore({
    wizard,
    facts: { today: '2026-11-21' },
    key: 'k',
    storage: null,
    now: () => 0,
  });
  const requests: { readonly request: FormRequest; readonly reply: (reply: Reply) => void }[] = [];
  const world: OutcomeWorld = {
    setCheck: (id, state) => draft.update((before) => checkMoved(before, id, state)),
    mark: () => undefined,
    open: () => undefined,
    ask: async () => 'stay',
    refetch: () => Promise.resolve(),
    download: () => undefined,
    finish: async () => undefined,
    go: async () => undefined,
    showBanner: () => undefined,
    logoutAfter: () => undefined,
  };
  const send = (request: FormRequest) =>
    new Promise<Reply>((reply) => {
      requests.push({ request, reply });
    });
  const start = () => watchChanges({ draft, send, makeWorld: () => world });
  const type = (to: string, field = 'code') =>
    draft.update((before) => changed(before, [{ set: `one.${field}`, to }]));
  const check = (): CheckStates[string] | undefined => draft.getState().walk.checks['code'];
  const answer = async (index: number, reply: Reply) => {
    requests[index]?.reply(reply);
    await vi.advanceTimersByTimeAsync(0);
  };
  const bodies = () => requests.map(({ request }) => request.body);
  return { draft, requests, start, type, check, answer, bodies };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('calls while a field changes', () => {
  it('wait for the pause, ask once, and set the check the answer decides', async () => {
    const form = watching();
    form.start();

    form.type('abc');
    await vi.advanceTimersByTimeAsync(199);
    form.type('abcd');
    await vi.advanceTimersByTimeAsync(199);
    expect([form.bodies(), form.check()]).toEqual([[], undefined]);

    await vi.advanceTimersByTimeAsync(1);
    expect([form.bodies(), form.check()]).toEqual([[{ code: 'abcd' }], 'pending']);

    await form.answer(0, { status: 204, body: null });
    expect(form.check()).toBe('valid');
    expect(form.draft.getState().busy).toBe(false);
  });

  it('are not made below the minimum length, nor for another field', async () => {
    const form = watching();
    form.start();

    form.type('ab');
    form.type('long enough', 'note');
    await vi.runAllTimersAsync();

    expect(form.requests).toEqual([]);
  });

  it('put the check back to idle and drop the answer under way when the field changes', async () => {
    const form = watching();
    form.start();
    form.type('abc');
    await vi.advanceTimersByTimeAsync(200);

    form.type('abcd');
    expect(form.check()).toBeUndefined();
    expect(form.requests[0]?.request.signal.aborted).toBe(true);
    await form.answer(0, { status: 422, body: null });
    expect(form.check()).toBeUndefined();

    await vi.advanceTimersByTimeAsync(200);
    await form.answer(1, { status: 204, body: null });
    expect(form.check()).toBe('valid');
    form.type('ab');
    expect(form.check()).toBeUndefined();
  });

  it.each([
    ['no answer', 'network', 'unreachable'],
    ['an answer that decides nothing', { status: 500, body: null }, undefined],
  ] as const)('never leave the check pending after %s', async (_, reply, state) => {
    const form = watching();
    form.start();
    form.type('abc');
    await vi.advanceTimersByTimeAsync(200);

    await form.answer(0, reply);

    expect(form.check()).toBe(state);
  });

  it('are made again for an answer that came back from a stored draft', async () => {
    const form = watching();
    form.type('abc');
    form.start();

    await vi.advanceTimersByTimeAsync(200);

    expect(form.bodies()).toEqual([{ code: 'abc' }]);
  });

  it('end when told to, whatever is under way', async () => {
    const form = watching();
    const stop = form.start();
    form.type('abc');
    await vi.advanceTimersByTimeAsync(200);

    stop();
    form.type('abcd');
    await vi.runAllTimersAsync();

    expect(form.requests[0]?.request.signal.aborted).toBe(true);
    expect([form.requests.length, form.check()]).toEqual([1, undefined]);
  });
});

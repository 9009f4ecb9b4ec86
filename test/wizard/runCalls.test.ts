import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '../../src/engine/index.ts';
import type { OutcomeWorld } from '../../src/wizard/calls/performOutcome.ts';
import { runCalls } from '../../src/wizard/calls/runCalls.ts';
import { createDraftStore } from '../../src/wizard/draft/draftStore.ts';
import { changed, factsMoved, marked } from '../../src/wizard/draft/transitions.ts';
import type { FormRequest, Reply } from '../../src/wizard/ports.ts';
import { text, wizardOf } from '../engine/testForm.ts';

const quietWorld: OutcomeWorld = {
  setCheck: () => undefined,
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
const carriesOn = [
  { status: '2xx', next: true },
  { else: true, banner: 'failed' },
] as const;

function formWith(...calls: readonly (Partial<CallDefinition> & Pick<CallDefinition, 'call'>)[]) {
  const wizard = wizardOf({
    steps: { one: { name: text(), note: text() } },
    calls: calls.map((call) => ({
      at: { submit: true },
      send: { name: 'one.name' },
      outcomes: carriesOn,
      ...call,
    })),
  });
  const draft = createDraftStore({
    wizard,
    facts: { today: '2026-11-21' },
    key: 'k',
    storage: null,
    now: () => 0,
  });
  const sent: FormRequest[] = [];
  const write = (field: string, to: string) =>
    draft.update((before) => changed(before, [{ set: `one.${field}`, to }]));
  async function submit(reply: Reply, whileSending = () => {}) {
    const send = async (request: FormRequest) => {
      sent.push(request);
      whileSending();
      return reply;
    };
    return runCalls(
      { submit: true },
      { draft, send, signal: new AbortController().signal, world: quietWorld },
    );
  }
  return { draft, sent, write, submit };
}

describe('calls of a moment', () => {
  it('run in order; the first that does not carry on ends them', async () => {
    const form = formWith({ call: 'first' }, { call: 'second' });

    expect(await form.submit({ status: 403, body: 'NO' })).toBe('stay');
    expect(form.sent.map(({ operation }) => operation)).toEqual(['first']);

    expect(await form.submit({ status: 204, body: null })).toBe('next');
    expect(form.sent.map(({ operation }) => operation)).toEqual(['first', 'first', 'second']);
  });

  it('answered anew, leave nothing of what an earlier answer said of a field; without an answer it stands', async () => {
    const form = formWith({ call: 'report' });
    form.draft.update((before) => marked(before, 'one.name', 'refused'));

    await form.submit('network');
    expect([...form.draft.getState().marks.keys()]).toEqual(['one.name']);

    await form.submit({ status: 409, body: null });
    expect([...form.draft.getState().marks.keys()]).toEqual([]);
  });

  it('send the same request with the same key after no answer or a crash', async () => {
    const form = formWith({ call: 'report' });
    form.write('name', 'Ada');

    await form.submit('network');
    await form.submit({ status: 500, body: null });
    await form.submit({ status: 204, body: null });

    const [first, second, third] = form.sent;
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect([second?.idempotencyKey, third?.idempotencyKey]).toEqual([
      first?.idempotencyKey,
      first?.idempotencyKey,
    ]);
    expect([second?.body, third?.body]).toEqual([first?.body, first?.body]);
  });

  it.each([204, 403, 422, 503])('take a new key after the decided answer %i', async (status) => {
    const form = formWith({ call: 'report' });

    await form.submit({ status, body: null });
    await form.submit({ status, body: null });

    expect(form.sent[0]?.idempotencyKey).not.toBe(form.sent[1]?.idempotencyKey);
  });

  it('keep the key but send the new answers when they changed after no answer', async () => {
    const form = formWith({ call: 'report' });
    form.write('name', 'Ada');
    await form.submit('network');

    form.write('name', 'Eva');
    await form.submit({ status: 204, body: null });

    expect(form.sent.map(({ body }) => body)).toEqual([{ name: 'Ada' }, { name: 'Eva' }]);
    expect(form.sent[1]?.idempotencyKey).toBe(form.sent[0]?.idempotencyKey);
  });

  it('leave the draft busy while a request is under way', async () => {
    const form = formWith({ call: 'report' });

    expect(form.draft.getState().busy).toBe(false);
    const busy = await new Promise<boolean>((resolve) => {
      void form.submit('network', () => resolve(form.draft.getState().busy));
    });

    expect(busy).toBe(true);
  });

  it('keep the key in the draft before the request leaves', async () => {
    const form = formWith({ call: 'report' });

    await form.submit('network');

    expect(Object.values(form.draft.getState().callKeys)).toEqual([form.sent[0]?.idempotencyKey]);
  });

  it('that carried on are repeated as their definition says', async () => {
    const form = formWith(
      { call: 'always', again: 'always' },
      { call: 'changed', again: 'changed' },
      { call: 'never', again: 'never' },
    );
    const operations = () => form.sent.splice(0).map(({ operation }) => operation);

    await form.submit({ status: 204, body: null });
    expect(operations()).toEqual(['always', 'changed', 'never']);

    form.write('note', 'not sent anywhere');
    await form.submit({ status: 204, body: null });
    expect(operations()).toEqual(['always']);

    form.write('name', 'Ada');
    await form.submit({ status: 204, body: null });
    expect(operations()).toEqual(['always', 'changed']);
  });

  it('keep what the answer brings as facts, also when the portal moves its own', async () => {
    const form = formWith({ call: 'calculate', keep: 'result' });

    await form.submit({ status: 200, body: { premium: 12 } });
    form.draft.update((before) => factsMoved(before, { today: '2026-11-22' }));

    expect(form.draft.getState().walk.facts).toEqual({ today: '2026-11-22', 'result.premium': 12 });
  });

  it('keep nothing of a refusal', async () => {
    const form = formWith({ call: 'calculate', keep: 'result' });

    await form.submit({ status: 422, body: { code: 'NO' } });

    expect(form.draft.getState().walk.facts).toEqual({ today: '2026-11-21' });
  });
});

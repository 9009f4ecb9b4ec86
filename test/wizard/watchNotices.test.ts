import { describe, expect, it } from 'vitest';
import { createDraftStore } from '../../src/wizard/draft/draftStore.ts';
import type { DraftStorage } from '../../src/wizard/draft/draftPlace.ts';
import { seenInSession } from '../../src/wizard/draft/seenInSession.ts';
import { changed, factsMoved } from '../../src/wizard/draft/transitions.ts';
import { watchNotices } from '../../src/wizard/page/watchNotices.ts';
import { checkbox, when, wizardOf } from '../engine/testForm.ts';

const ticked = when({ '===': [{ var: 'one.left' }, true] });

function formWith(once: 'flow' | 'session' | undefined) {
  return wizardOf({
    steps: { one: { left: checkbox, right: checkbox } },
    rules: {
      conditions: { ticked },
      notices: [{ id: 'leftTicked', when: 'ticked', ...(once === undefined ? {} : { once }) }],
      reactions: [{ on: 'one.right', notice: 'rightMoved' }],
    },
  });
}

function memoryStorage(): DraftStorage {
  const entries = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}

/** One page of a session: dialogs in the order they were asked for, closed at once. */
function page(once: 'flow' | 'session' | undefined, storage: DraftStorage | null = null) {
  const facts = { today: '2026-11-21' };
  const draft = createDraftStore({ wizard: formWith(once), facts, key: 'k', storage: null, now: () => 0 });
  const asked: string[] = [];
  const ask = async (id: string) => {
    asked.push(id);
    return 'next' as const;
  };
  const start = () => watchNotices({ draft, seen: seenInSession('test', storage), ask });
  const tick = (field: 'left' | 'right', to: boolean) =>
    draft.update((before) => changed(before, [{ set: `one.${field}`, to }]));
  const settled = () => new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  return { draft, asked, start, tick, settled };
}

async function tickTwice(form: ReturnType<typeof page>) {
  form.start();
  for (const to of [true, false, true]) {
    form.tick('left', to);
    await form.settled();
  }
}

describe('notices', () => {
  it('show when their condition starts to hold, not again while it does', async () => {
    const form = page(undefined);
    form.start();
    await form.settled();
    expect(form.asked).toEqual([]);

    form.tick('left', true);
    form.draft.update((before) => factsMoved(before, { today: '2026-11-22' }));
    await form.settled();

    expect(form.asked).toEqual(['leftTicked']);
  });

  it.each([
    ['each time it starts to hold', undefined, 2],
    ['once per draft', 'flow', 1],
    ['once per session', 'session', 1],
  ] as const)('show %s', async (_, once, times) => {
    const form = page(once);

    await tickTwice(form);

    expect(form.asked.length).toBe(times);
  });

  it('said once per session stay said after a reload; those of a draft go with it', async () => {
    const storage = memoryStorage();
    await tickTwice(page('session', storage));
    const again = page('session', storage);
    const otherDraft = page('flow', storage);

    await tickTwice(again);
    await tickTwice(otherDraft);

    expect(again.asked).toEqual([]);
    expect(otherDraft.asked).toEqual(['leftTicked']);
  });

  it('show for a condition that holds on entry', async () => {
    const form = page(undefined);
    form.tick('left', true);

    form.start();
    await form.settled();

    expect(form.asked).toEqual(['leftTicked']);
  });

  it('of reactions show once each time', async () => {
    const form = page(undefined);
    form.start();

    form.tick('right', true);
    form.tick('right', false);
    await form.settled();

    expect(form.asked).toEqual(['rightMoved', 'rightMoved']);
    expect(form.draft.getState().raised).toEqual([]);
  });

  it('say nothing once stopped', async () => {
    const form = page(undefined);
    const stop = form.start();
    stop();

    form.tick('left', true);
    await form.settled();

    expect(form.asked).toEqual([]);
  });
});

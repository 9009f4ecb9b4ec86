import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CallReply,
  type Journey,
  type StoredDraft,
  type Wizard,
  createStoredDraft,
} from '../../../src/engine/index.ts';
import type { AccountDrafts, AccountDraft } from '../../../src/wizard/draft/AccountDrafts.ts';
import { createAccountKeeper } from '../../../src/wizard/draft/accountKeeper.ts';
import type { DraftWindows } from '../../../src/wizard/draft/draftWindows.ts';
import { writeAsciiJson } from '../../../src/wizard/draft/writeAsciiJson.ts';
import { removeDrafts } from '../../../src/wizard/draft/draftPlace.ts';
import { readDraft } from '../../../src/wizard/draft/draftStorage.ts';
import { memoryStorage } from '../../ui/storage/memoryStorage.ts';
import { playForm } from '../../engine/journey/playForm.ts';
import { buildFlowFacts } from '../../../src/cli/facts/buildFlowFacts.ts';
import { shippedForms } from '../../shippedForms.ts';
import { shippedWizards } from '../../shippedWizards.ts';
import { text, wizardOf } from '../../engine/testForm.ts';

const key = 'kfz.draft:a-1:north:test:1234';
const start = new Date('2026-11-21T11:00:00Z').getTime();
const wizard = wizardOf({
  steps: { one: { name: text(), secret: { ...text(), 'x-sensitive': true } }, two: { more: text() } },
});

function wizardOfId(id: string): Wizard {
  const found = shippedWizards.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

const journeyWith = (name: string): Journey => {
  const form = playForm(wizard);
  form.set('one.name', name);
  form.set('one.secret', 'geheim');
  return form.now();
};
const draftOf = (name: string, savedAt: number): StoredDraft => createStoredDraft(journeyWith(name), savedAt);

/** Creates an account in memory whose answers can be set. */
function account(found: AccountDrafts['found'] = null) {
  const kept: Parameters<AccountDrafts['keep']>[0][] = [];
  const replies: Awaited<ReturnType<AccountDrafts['keep']>>[] = [];
  const looks: Awaited<ReturnType<AccountDrafts['look']>>[] = [];
  const counts = { removed: 0, reopened: 0 };
  const drafts: AccountDrafts = {
    found,
    longest: 60_000,
    now: () => new Date(),
    keep: (draft) => {
      kept.push(draft);
      return Promise.resolve(replies.shift() ?? { kind: 'kept', until: '2026-11-28T11:00:00Z' });
    },
    remove: () => Promise.resolve((counts.removed += 1) > 0),
    look: () => Promise.resolve(looks.length === 0 ? 'unknown' : (looks.shift() ?? null)),
    reopen: () => void (counts.reopened += 1),
  };
  return { drafts, kept, replies, looks, counts };
}

const alone: DraftWindows = { tell: () => undefined, listen: () => () => undefined };

function keeperOf(drafts: AccountDrafts, storage = memoryStorage(), windows = alone) {
  return createAccountKeeper({ form: 'claim-report', drafts, storage, key, windows });
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const foundAt = (minutesAgo: number, revision = 'r-1'): AccountDraft => ({
  revision,
  content: writeAsciiJson(draftOf('Köln', 0)),
  changedAt: new Date(start - minutesAgo * 60_000).toISOString(),
  expiresAt: '2026-11-28T11:00:00Z',
});

describe('keeping', () => {
  it('waits for a pause after the last change, and sends only that change', async () => {
    const { drafts, kept } = account();
    const keeper = keeperOf(drafts);
    keeper.changed(journeyWith('A'));
    await seconds(1);
    keeper.changed(journeyWith('B'));
    await seconds(1.9);
    expect(kept).toEqual([]);
    await seconds(0.1);
    expect(kept).toMatchObject([{ step: 'one', replaces: null, changedAt: '2026-11-21T11:00:01.000Z' }]);
    expect(kept[0]?.content).toContain('"one.name":"B"');
    expect(keeper.state.getState()).toEqual({ kind: 'kept', until: '2026-11-28T11:00:00Z' });
    expect(keeper.hasAll()).toBe(true);
  });

  it('sends no sensitive answers, only visible characters, and no untouched form', async () => {
    const { drafts, kept } = account();
    const keeper = keeperOf(drafts);
    keeper.changed(playForm(wizard).now());
    await seconds(10);
    expect(kept).toEqual([]);
    keeper.changed(journeyWith('Köln \u03a9'));
    await seconds(2);
    expect(kept[0]?.content).toMatch(/^[\x20-\x7e]+$/);
    expect(kept[0]?.content).not.toContain('geheim');
    expect(JSON.parse(kept[0]?.content ?? '')).toMatchObject({
      answers: { values: { 'one.name': 'Köln \u03a9' } },
    });
  });

  it('continues the state that was kept before', async () => {
    const { drafts, kept } = account();
    const keeper = keeperOf(drafts);
    for (const name of ['A', 'B']) {
      keeper.changed(journeyWith(name));
      await seconds(2);
    }
    expect(kept[1]?.replaces).toBe(kept[0]?.revision);
  });

  it('repeats a failed request after growing pauses, with the same revision, and reports the failure meanwhile', async () => {
    const { drafts, kept, replies } = account();
    replies.push('failed', 'failed', 'failed', 'failed');
    const keeper = keeperOf(drafts);
    keeper.changed(journeyWith('A'));
    await seconds(2);
    expect(keeper.state.getState()).toEqual({ kind: 'failed' });
    for (const [wait, tries] of [
      [5, 2],
      [15, 3],
      [60, 4],
      [60, 5],
    ] as const) {
      await seconds(wait);
      expect(kept).toHaveLength(tries);
    }
    expect(new Set(kept.map(({ revision }) => revision)).size).toBe(1);
    expect(keeper.state.getState().kind).toBe('kept');
  });

  it('sends at once when the page is left', async () => {
    const { drafts, kept } = account();
    const keeper = keeperOf(drafts);
    keeper.changed(journeyWith('A'));
    keeper.flush();
    expect(kept).toHaveLength(1);
    await seconds(10);
    expect(kept).toHaveLength(1);
  });

  it.each(['off', 'changed', 'gone'] as const)('stops after %s', async (reply) => {
    const { drafts, kept, replies } = account();
    replies.push(reply);
    const keeper = keeperOf(drafts);
    keeper.changed(journeyWith('A'));
    await seconds(2);
    expect(keeper.state.getState()).toEqual({ kind: reply });
    keeper.changed(journeyWith('B'));
    await seconds(120);
    expect(kept).toHaveLength(1);
  });

  it('does not send a draft that is too long', async () => {
    const { drafts, kept } = account();
    const keeper = keeperOf({ ...drafts, longest: 10 });
    keeper.changed(journeyWith('A'));
    await seconds(2);
    expect(kept).toEqual([]);
    expect(keeper.state.getState()).toEqual({ kind: 'off' });
  });
});

describe('the end of a draft', () => {
  it('removes the draft after the form was sent, and never before running requests have ended', async () => {
    const { drafts, counts } = account();
    let arrive = () => {};
    const order: string[] = [];
    const keeper = keeperOf({
      ...drafts,
      keep: () =>
        new Promise((resolve) => {
          arrive = () => {
            order.push('kept');
            resolve({ kind: 'kept', until: null });
          };
        }),
      remove: () => {
        order.push('removed');
        counts.removed += 1;
        return Promise.resolve(true);
      },
    });
    keeper.changed(journeyWith('A'));
    await seconds(2);
    keeper.discarded(true);
    await seconds(0);
    expect(order).toEqual([]);
    arrive();
    await seconds(0);
    expect(order).toEqual(['kept', 'removed']);
  });

  it('sends no request when no draft was kept', async () => {
    const { drafts, counts } = account();
    keeperOf(drafts).discarded(true);
    await seconds(1);
    expect(counts.removed).toBe(0);
  });

  it('sends the last change to the account at once when the form is left', async () => {
    const { drafts, kept, counts } = account();
    const keeper = keeperOf(drafts);
    keeper.changed(journeyWith('A'));
    keeper.discarded(false);
    await seconds(0);
    expect([kept.length, counts.removed]).toEqual([1, 0]);
  });
});

describe('opening a form', () => {
  it('restores the draft of the account of any age, and states its time', () => {
    const storage = memoryStorage();
    const keeper = keeperOf(account(foundAt(60 * 24)).drafts, storage);
    expect(readDraft(storage, key, start)?.answers.values['one.name']).toBe('Köln');
    expect(keeper.state.getState()).toMatchObject({ kind: 'kept', restoredFrom: '2026-11-20T11:00:00.000Z' });
  });

  it.each([
    ['the later one of both counts: that of the account', 5, 10, 'Köln'],
    ['the later one of both counts: that of this tab', 10, 5, 'hier'],
  ])('%s', (_, accountMinutes, ownMinutes, name) => {
    const storage = memoryStorage();
    storage.write(key, JSON.stringify(draftOf('hier', start - ownMinutes * 60_000)));
    keeperOf(account(foundAt(accountMinutes)).drafts, storage);
    expect(readDraft(storage, key, start)?.answers.values['one.name']).toBe(name);
  });

  it('continues with later changes of this tab, and sends them', async () => {
    const storage = memoryStorage();
    const first = account();
    const keeper = keeperOf(first.drafts, storage);
    keeper.changed(journeyWith('A'));
    await seconds(2);
    const revision = first.kept[0]?.revision ?? '';
    storage.write(key, JSON.stringify(draftOf('hier', start - 60_000)));
    const again = account({ ...foundAt(-1, revision) });
    const reopened = keeperOf(again.drafts, storage);
    reopened.opened(journeyWith('hier'));
    await seconds(2);
    expect(again.kept).toMatchObject([{ replaces: revision }]);
    expect(again.kept[0]?.content).toContain('"hier"');
  });

  it('reports that the draft of this tab was sent or discarded on another device', async () => {
    const storage = memoryStorage();
    const keeper = keeperOf(account().drafts, storage);
    keeper.changed(journeyWith('A'));
    await seconds(2);
    storage.write(key, JSON.stringify(draftOf('A', start)));
    expect(keeperOf(account(null).drafts, storage).state.getState()).toEqual({ kind: 'gone' });
  });

  it('keeps no entry after a sign-out', async () => {
    const storage = memoryStorage();
    const keeper = keeperOf(account().drafts, storage);
    keeper.changed(journeyWith('A'));
    await seconds(2);
    expect(storage.entries.size).toBe(1);
    removeDrafts(storage);
    expect(storage.entries.size).toBe(0);
  });
});

describe('another device', () => {
  async function opened() {
    const world = account(foundAt(1));
    const keeper = keeperOf(world.drafts);
    return { ...world, keeper };
  }

  it.each([
    ['a later state', { revision: 'r-2' }, 'changed'],
    ['no draft any more', null, 'gone'],
    ['the same state', { revision: 'r-1' }, 'kept'],
    ['no answer', 'unknown', 'kept'],
  ] as const)('was there meanwhile: %s', async (_, look, kind) => {
    const { keeper, looks } = await opened();
    looks.push(look);
    await keeper.look();
    expect(keeper.state.getState().kind).toBe(kind);
  });

  it('"keep mine" replaces the draft that another device stored', async () => {
    const { keeper, looks, kept } = await opened();
    looks.push({ revision: 'r-2' }, { revision: 'r-2' });
    await keeper.look();
    await keeper.insist(journeyWith('hier'));
    await seconds(0);
    expect(kept).toMatchObject([{ replaces: 'r-2' }]);
    expect(keeper.state.getState().kind).toBe('kept');
  });

  it('can be preferred: the form opens anew', async () => {
    const { keeper, looks, kept, counts } = await opened();
    looks.push({ revision: 'r-2' });
    await keeper.look();
    keeper.discarded(false);
    keeper.giveWay();
    await seconds(10);
    expect([kept.length, counts.reopened]).toEqual([0, 1]);
  });
});

describe('another window', () => {
  /** Opens a window with the restored draft of the account, and returns what it tells and how it hears. */
  function openWindow(found: AccountDrafts['found'] = foundAt(1)) {
    const world = account(found);
    const told: (string | null)[] = [];
    let hear: (revision: string | null) => void = () => undefined;
    const keeper = keeperOf(world.drafts, memoryStorage(), {
      tell: (revision) => void told.push(revision),
      listen: (listener) => {
        hear = listener;
        return () => (hear = () => undefined);
      },
    });
    const stop = keeper.listen();
    return { ...world, keeper, told, stop, hear: (revision: string | null) => hear(revision) };
  }

  it('hears of each state that is kept, and of the end of the draft', async () => {
    const { keeper, told, kept } = openWindow();
    keeper.changed(journeyWith('A'));
    await seconds(2);
    keeper.discarded(true);
    expect(told).toEqual([kept[0]?.revision, null]);
  });

  it.each([
    ['another state', 'r-2', 'changed'],
    ['the end of the draft', null, 'gone'],
    ['the own state', 'r-1', 'kept'],
  ] as const)('tells %s', (_, revision, kind) => {
    const { keeper, hear } = openWindow();
    hear(revision);
    expect(keeper.state.getState().kind).toBe(kind);
  });

  it('tells the end of a draft that it had changed before', () => {
    const { keeper, hear } = openWindow();
    hear('r-2');
    hear(null);
    expect(keeper.state.getState().kind).toBe('gone');
  });

  it('stops changes that wait here, so that neither overwrites the other', async () => {
    const { keeper, hear, kept } = openWindow(null);
    keeper.changed(journeyWith('hier'));
    hear('r-2');
    await seconds(10);
    expect([kept.length, keeper.state.getState().kind]).toEqual([0, 'changed']);
  });

  it.each(['r-2', null])('does not disturb an untouched form with %s', (revision) => {
    const { keeper, hear } = openWindow(null);
    hear(revision);
    expect(keeper.state.getState().kind).toBe('idle');
  });

  it('is not heard after the form was left', () => {
    const { keeper, hear, stop } = openWindow();
    stop();
    hear('r-2');
    expect(keeper.state.getState().kind).toBe('kept');
  });
});

describe('two windows of one form', () => {
  /** Opens a window that hears from the others and tells them. */
  function openWindow(form: string, others: Set<(revision: string | null) => void>) {
    const world = account(foundAt(1));
    const own = new Set<(revision: string | null) => void>();
    const windows: DraftWindows = {
      tell: (revision) => {
        for (const hear of others) if (!own.has(hear)) hear(revision);
      },
      listen: (listener) => {
        own.add(listener);
        others.add(listener);
        return () => undefined;
      },
    };
    const place = { form, drafts: world.drafts, storage: memoryStorage(), key: `${key}:${form}`, windows };
    const keeper = createAccountKeeper(place);
    keeper.listen();
    return { ...world, keeper };
  }

  it.each([
    ['claim-report', { 'details.location': 'Köln' }],
    ['contract-change', { 'ratingFactors.annualMileage': '18' }],
    ['change-email', { 'email.newEmail': 'neu@beispiel.de', 'email.password': 'geheim-geheim' }],
  ] as const)('%s: neither overwrites the other, and one of them sends', async (id, answers) => {
    const facts = buildFlowFacts(
      { account: 'mueller', policy: 'comprehensive-car' },
      shippedForms,
      '2026-11-21',
    );
    if (typeof facts === 'string') throw new Error(facts);
    const form = playForm(wizardOfId(id), { facts });
    for (const [name, answer] of Object.entries(answers)) form.set(name, answer);
    const windows = new Set<(revision: string | null) => void>();
    const [one, other] = [openWindow(id, windows), openWindow(id, windows)];
    other.keeper.changed(form.now());
    one.keeper.changed(form.now());
    one.keeper.flush();
    await seconds(10);

    const [state] = one.kept;
    expect([one.kept.length, other.kept.length]).toEqual([1, 0]);
    expect(state?.content).toContain(Object.keys(answers)[0]);
    expect(state?.content).not.toContain('geheim');
    expect(other.keeper.state.getState().kind).toBe('changed');
    expect(one.keeper.stated()).toBe(`${id}/${state?.revision}`);

    one.keeper.heard({ status: 201, body: {} });
    one.keeper.discarded(true);
    expect(other.keeper.state.getState().kind).toBe('gone');
  });
});

describe('sending the form', () => {
  it('states what the account has: nothing, a state, or one of two while a request runs', async () => {
    const { drafts, kept, replies } = account();
    const keeper = keeperOf(drafts);
    expect(keeper.stated()).toBe('claim-report/none');
    replies.push('failed');
    keeper.changed(journeyWith('A'));
    await seconds(2);
    expect(keeper.stated()).toBe(`claim-report/none/${kept[0]?.revision}`);
    await seconds(5);
    expect(keeper.stated()).toBe(`claim-report/${kept[0]?.revision}`);
    keeper.changed(journeyWith('B'));
    keeper.flush();
    expect(keeper.stated()).toBe(`claim-report/${kept[0]?.revision}/${kept[2]?.revision}`);
  });

  it('states nothing where the account keeps no drafts', async () => {
    const { drafts, replies } = account();
    replies.push('off');
    const keeper = keeperOf(drafts);
    keeper.changed(journeyWith('A'));
    await seconds(2);
    expect(keeper.stated()).toBeNull();
  });

  it.each<readonly [what: string, reply: CallReply, state: unknown]>([
    [
      'was sent elsewhere',
      { status: 409, body: 'DRAFT_SENT', receipt: '/claims/reports/c-1' },
      { kind: 'sent', receipt: '/claims/reports/c-1' },
    ],
    ['was sent elsewhere without a receipt', { status: 409, body: 'DRAFT_SENT' }, { kind: 'gone' }],
    ['has another state', { status: 409, body: 'DRAFT_CHANGED' }, { kind: 'changed' }],
    ['is gone', { status: 409, body: 'DRAFT_GONE' }, { kind: 'gone' }],
  ])(
    'is refused when the draft %s; the draft of another device is not removed then',
    async (_, reply, state) => {
      const { drafts, counts } = account(foundAt(1));
      const keeper = keeperOf(drafts);
      keeper.heard(reply);
      expect(keeper.state.getState()).toEqual(state);
      keeper.discarded(true);
      await seconds(1);
      expect(counts.removed).toBe(0);
    },
  );

  it.each(['network', { status: 409, body: 'IDEMPOTENCY_CONFLICT' }, { status: 201, body: {} }] as const)(
    'leaves the draft as it is after %j',
    (reply) => {
      const keeper = keeperOf(account(foundAt(1)).drafts);
      keeper.heard(reply);
      expect(keeper.state.getState().kind).toBe('kept');
    },
  );

  it('says nothing on the end page about a request that was still running', async () => {
    const { drafts, replies } = account(foundAt(1));
    replies.push('gone');
    const keeper = keeperOf(drafts);
    keeper.changed(journeyWith('A'));
    keeper.flush();
    keeper.discarded(true);
    await seconds(1);
    expect(keeper.state.getState()).toEqual({ kind: 'idle' });
  });
});

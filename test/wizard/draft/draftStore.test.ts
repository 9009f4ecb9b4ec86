import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Facts, isDirty, type Wizard } from '../../../src/engine/index.ts';
import { createDraftStore } from '../../../src/wizard/draft/draftStore.ts';
import { buildDraftKey, removeDrafts } from '../../../src/wizard/draft/draftPlace.ts';
import type { BrowserStorage } from '../../../src/ui/storage/createBrowserStorage.ts';
import { text, wizardOf, yesNo } from '../../engine/testForm.ts';
import { memoryStorage } from '../../ui/storage/memoryStorage.ts';
import { noPage } from './noPage.ts';

const facts = { today: '2026-11-21' };
const owner = { account: 'a-1', brand: 'north', policy: '1234' };
const key = buildDraftKey('test', owner);
const wizard = wizardOf({
  steps: { one: { name: text(), secret: { ...text(), 'x-sensitive': true } }, two: { known: yesNo } },
});

function open(storage: BrowserStorage, form: Wizard = wizard, now = 0, known: Facts = facts) {
  return createDraftStore({
    wizard: form,
    facts: known,
    key,
    storage,
    now: () => now,
    keeper: null,
    page: () => noPage,
  });
}

function typeName(draft: ReturnType<typeof open>, name: string) {
  draft.dispatch({ kind: 'changed', requests: [{ set: 'one.name', to: name }] });
}

function valuesOf(draft: ReturnType<typeof open>) {
  return draft.getState().walk.nodes.map((node) => (node.kind === 'field' ? node.answer : null));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('facts that move', () => {
  const form = wizardOf({
    steps: { one: { name: text(), city: text() } },
    facts: ['account.name', 'account.city'],
    start: { 'one.name': 'account.name', 'one.city': 'account.city' },
  });
  const renamed = { ...facts, 'account.name': 'Lovelace', 'account.city': 'London' };

  it('an untouched form starts with them', () => {
    const draft = open(memoryStorage(), form);
    draft.dispatch({ kind: 'factsMoved', facts: renamed });

    expect(valuesOf(draft)).toEqual(['Lovelace', 'London']);
    expect(isDirty(draft.getState().walk)).toBe(false);
  });

  it('typed answers stay, and untouched ones start with them', () => {
    const draft = open(memoryStorage(), form);
    typeName(draft, 'Ada');
    draft.dispatch({ kind: 'factsMoved', facts: renamed });

    expect(valuesOf(draft)).toEqual(['Ada', 'London']);
    expect(draft.getState().walk.start.values).toEqual({ 'one.name': 'Lovelace', 'one.city': 'London' });
  });

  it('a draft from before the change continues with them', () => {
    const storage = memoryStorage();
    const draft = open(storage, form, 0, { ...facts, 'account.name': 'Byron', 'account.city': 'Rome' });
    typeName(draft, 'Ada');
    draft.save();

    expect(valuesOf(open(storage, form, 0, renamed))).toEqual(['Ada', 'London']);
  });

  it('a draft whose typed answers equal them is not dirty', () => {
    const draft = open(memoryStorage(), form);
    typeName(draft, 'Lovelace');
    draft.dispatch({ kind: 'factsMoved', facts: renamed });

    expect(isDirty(draft.getState().walk)).toBe(false);
  });
});

describe('draft store', () => {
  it('CLM-020 keeps the answers over a reload, written within 150 ms', () => {
    const storage = memoryStorage();
    const draft = open(storage);

    typeName(draft, 'Ada');
    draft.dispatch({ kind: 'routeShown', route: '/test/one', carried: null });
    vi.advanceTimersByTime(149);
    const again = open(storage);

    expect(valuesOf(again)).toEqual(['Ada', null, null]);
    expect(again.getState().visited).toEqual(['one']);
    expect(again.getState().draftNotices).toEqual([]);
  });

  it('is written twice a second during typing, and 120 ms after a later single key', () => {
    const storage = memoryStorage();
    const write = vi.spyOn(storage, 'write');
    const draft = createDraftStore({
      wizard,
      facts,
      key,
      storage,
      keeper: null,
      now: Date.now,
      page: () => noPage,
    });
    const writesWhileTyping = (keys: number) => {
      write.mockClear();
      for (let count = 0; count < keys; count += 1) {
        typeName(draft, 'A'.repeat(count + 1));
        vi.advanceTimersByTime(100);
      }
      return write.mock.calls.length;
    };

    expect(writesWhileTyping(20)).toBe(4);
    vi.advanceTimersByTime(500);
    expect(valuesOf(open(storage))).toEqual(['A'.repeat(20), null, null]);
    vi.advanceTimersByTime(500);
    expect(writesWhileTyping(1)).toBe(0);
    vi.advanceTimersByTime(20);
    expect(valuesOf(open(storage))).toEqual(['A', null, null]);
  });

  it('is bound to account, brand, form and policy', () => {
    const storage = memoryStorage();
    const draft = open(storage);

    typeName(draft, 'Ada');
    draft.save();

    expect([...storage.entries.keys()]).toEqual([key]);
    for (const other of [
      { ...owner, account: 'a-2' },
      { ...owner, brand: 'south' },
      { ...owner, policy: '99' },
    ]) {
      expect(buildDraftKey('test', other)).not.toBe(key);
    }
    expect(buildDraftKey('other', owner)).not.toBe(key);
  });

  it('never stores a sensitive answer, and reports it after a reload', () => {
    const storage = memoryStorage();
    const draft = open(storage);

    draft.dispatch({ kind: 'changed', requests: [{ set: 'one.secret', to: 'canary' }] });
    draft.save();
    const again = open(storage);

    expect(storage.entries.get(key)).not.toContain('canary');
    expect(valuesOf(again)).toEqual([null, null, null]);
    expect(again.getState().draftNotices).toEqual(['wizard:draft.sensitiveLeftOut']);
  });

  it('is not restored after 60 minutes without a change', () => {
    const storage = memoryStorage();
    const draft = open(storage);

    typeName(draft, 'Ada');
    draft.save();

    expect(valuesOf(open(storage, wizard, 60 * 60 * 1000))).toEqual(['Ada', null, null]);
    expect(valuesOf(open(storage, wizard, 60 * 60 * 1000 + 1))).toEqual([null, null, null]);
    expect(storage.entries.size).toBe(0);
  });

  it.each([
    ['text that is no JSON', '{"format":1'],
    ['another format', '{"format":2}'],
    ['answers of the wrong shape', '{"format":1,"hash":"h","savedAt":0,"answers":{"values":[]}}'],
    ['null', 'null'],
  ])('starts afresh from %s', (_, stored) => {
    const storage = memoryStorage();
    storage.write(key, stored);

    const draft = open(storage);

    expect(valuesOf(draft)).toEqual([null, null, null]);
    expect(storage.entries.size).toBe(0);
  });

  it('drops what a changed definition no longer knows, with a notice', () => {
    const storage = memoryStorage();
    const draft = open(storage);
    draft.dispatch({
      kind: 'changed',
      requests: [
        { set: 'one.name', to: 'Ada' },
        { set: 'two.known', to: true },
      ],
    });
    draft.save();

    const newer = wizardOf({ steps: { one: { name: text() }, two: { other: text() } } });
    const again = open(storage, newer);

    expect(valuesOf(again)).toEqual(['Ada', null]);
    expect(again.getState().draftNotices).toEqual(['wizard:draft.migrated']);
  });

  it('keeps working when the storage is full, and reports it once', () => {
    const draft = open({ ...memoryStorage(), write: () => false });

    typeName(draft, 'Ada');
    draft.save();
    typeName(draft, 'Ada L');
    draft.save();

    expect(valuesOf(draft)).toEqual(['Ada L', null, null]);
    expect(draft.getState().draftNotices).toEqual(['wizard:draft.notStored']);
  });

  it('CLM-024 is discarded for good: neither the storage nor a late write restores it', () => {
    const storage = memoryStorage();
    const draft = open(storage);
    typeName(draft, 'Ada');
    draft.save();
    typeName(draft, 'Ada L');

    draft.dispatch({ kind: 'discarded' });
    vi.runAllTimers();

    expect(storage.entries.size).toBe(0);
    expect(valuesOf(draft)).toEqual([null, null, null]);
  });

  it('has no stored entry when the answers equal those of the start', () => {
    const storage = memoryStorage();
    const draft = open(storage);
    typeName(draft, 'Ada');
    draft.save();

    draft.dispatch({ kind: 'changed', requests: [{ set: 'one.name', to: null }] });
    draft.save();

    expect(storage.entries.size).toBe(0);
  });

  it('removes the drafts of all forms and no other entry', () => {
    const storage = memoryStorage();
    storage.write(key, 'x');
    storage.write(buildDraftKey('other', owner), 'x');
    storage.write('brand', 'north');

    removeDrafts(storage);

    expect([...storage.entries.keys()]).toEqual(['brand']);
  });

  it('removes drafts of other accounts, and keeps those of the signed-in account', () => {
    const storage = memoryStorage();
    const own = buildDraftKey('repair', { ...owner, account: 'a:1' });
    storage.write(own, 'x');
    storage.write(buildDraftKey('repair', { ...owner, account: 'a' }), 'x');
    storage.write(buildDraftKey('repair', { ...owner, account: 'a:12' }), 'x');

    removeDrafts(storage, 'a:1');

    expect([...storage.entries.keys()]).toEqual([own]);
  });
});

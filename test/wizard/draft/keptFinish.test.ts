import { describe, expect, it } from 'vitest';
import { keptFinish } from '../../../src/wizard/draft/keptFinish.ts';
import { type DraftStorage, removeDrafts } from '../../../src/wizard/draft/draftPlace.ts';

const owner = { account: '1', brand: 'lindenau', policy: '' };
const finished = {
  form: 'order',
  values: { days: 90 },
  answers: [
    {
      title: 'Ort',
      groups: [{ title: '1. Zeile', rows: [{ question: 'Wo?', answer: 'Köln' }, { question: 'Wann?' }] }],
    },
  ],
};

function memory(): DraftStorage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('the end of a form', () => {
  it('can be read again after a reload, by its account and form alone, until the form is filled in anew', () => {
    const storage = memory();
    keptFinish('order', owner, storage).keep(finished);

    expect(keptFinish('order', owner, storage).read()).toEqual(finished);
    expect(keptFinish('order', { ...owner, account: '2' }, storage).read()).toBeNull();
    expect(keptFinish('other', owner, storage).read()).toBeNull();
    keptFinish('order', owner, storage).forget();
    expect(keptFinish('order', owner, storage).read()).toBeNull();
  });

  it('goes with the drafts when somebody signs out', () => {
    const storage = memory();
    keptFinish('order', owner, storage).keep(finished);

    removeDrafts(storage);

    expect(storage.length).toBe(0);
  });

  it('is forgotten where nothing can be stored, or where something else was', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keptFinish('order', owner, full).keep(finished)).not.toThrow();
    expect(keptFinish('order', owner, null).read()).toBeNull();
    const odd = { ...memory(), getItem: () => JSON.stringify({ ...finished, answers: [{ title: 1 }] }) };
    expect(keptFinish('order', owner, odd).read()).toEqual({ ...finished, answers: [] });
    const broken = { ...memory(), getItem: () => '{' };
    expect(keptFinish('order', owner, broken).read()).toBeNull();
  });
});

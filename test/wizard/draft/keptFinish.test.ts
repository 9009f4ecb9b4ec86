import { describe, expect, it } from 'vitest';
import { keptFinish } from '../../../src/wizard/draft/keptFinish.ts';
import { removeDrafts } from '../../../src/wizard/draft/draftPlace.ts';
import { memoryStorage } from '../../ui/storage/memoryStorage.ts';

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

describe('the end of a form', () => {
  it('can be read again after a reload, by its account and form alone, until the form is filled in anew', () => {
    const storage = memoryStorage();
    keptFinish('order', owner, storage).keep(finished);

    expect(keptFinish('order', owner, storage).read()).toEqual(finished);
    expect(keptFinish('order', { ...owner, account: '2' }, storage).read()).toBeNull();
    expect(keptFinish('other', owner, storage).read()).toBeNull();
    keptFinish('order', owner, storage).forget();
    expect(keptFinish('order', owner, storage).read()).toBeNull();
  });

  it('goes with the drafts when somebody signs out', () => {
    const storage = memoryStorage();
    keptFinish('order', owner, storage).keep(finished);

    removeDrafts(storage);

    expect(storage.entries.size).toBe(0);
  });

  it('is forgotten where nothing can be stored, or where something else was', () => {
    const full = { ...memoryStorage(), write: () => false };
    keptFinish('order', owner, full).keep(finished);
    expect(keptFinish('order', owner, full).read()).toBeNull();
    const odd = { ...memoryStorage(), read: () => JSON.stringify({ ...finished, answers: [{ title: 1 }] }) };
    expect(keptFinish('order', owner, odd).read()).toEqual({ ...finished, answers: [] });
    const broken = { ...memoryStorage(), read: () => '{' };
    expect(keptFinish('order', owner, broken).read()).toBeNull();
  });
});

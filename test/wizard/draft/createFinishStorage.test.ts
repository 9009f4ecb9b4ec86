import { describe, expect, it } from 'vitest';
import { createFinishStorage } from '../../../src/wizard/draft/createFinishStorage.ts';
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
  it('can be read after a reload, only for the same account and form, until the form is filled in anew', () => {
    const storage = memoryStorage();
    createFinishStorage('order', owner, storage).keep(finished);

    expect(createFinishStorage('order', owner, storage).read()).toEqual(finished);
    expect(createFinishStorage('order', { ...owner, account: '2' }, storage).read()).toBeNull();
    expect(createFinishStorage('other', owner, storage).read()).toBeNull();
    createFinishStorage('order', owner, storage).forget();
    expect(createFinishStorage('order', owner, storage).read()).toBeNull();
  });

  it('is removed with the drafts on sign-out', () => {
    const storage = memoryStorage();
    createFinishStorage('order', owner, storage).keep(finished);

    removeDrafts(storage);

    expect(storage.entries.size).toBe(0);
  });

  it('is missing when the storage is denied, or has another value', () => {
    const full = { ...memoryStorage(), write: () => false };
    createFinishStorage('order', owner, full).keep(finished);
    expect(createFinishStorage('order', owner, full).read()).toBeNull();
    const odd = { ...memoryStorage(), read: () => JSON.stringify({ ...finished, answers: [{ title: 1 }] }) };
    expect(createFinishStorage('order', owner, odd).read()).toEqual({ ...finished, answers: [] });
    const broken = { ...memoryStorage(), read: () => '{' };
    expect(createFinishStorage('order', owner, broken).read()).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { browserStorage } from '../../../src/ui/storage/browserStorage.ts';

/** A storage with so much room, in characters. */
function storageOf(room: number): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    clear: () => entries.clear(),
    get length() {
      return entries.size;
    },
  };
}
const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('a storage of the browser', () => {
  it.each([
    ['denied', denied],
    ['full', () => storageOf(0)],
    ['without an effect', () => Object.assign(storageOf(9999), { getItem: () => null })],
  ])('that is %s is a memory for the visit', (_, reach) => {
    const storage = browserStorage(reach);
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    storage.removeItem('b');

    expect(storage.isKept).toBe(false);
    expect([storage.getItem('a'), storage.getItem('b'), storage.key(0), storage.length]).toEqual([
      '1',
      null,
      'a',
      1,
    ]);
    storage.clear();
    expect(storage.length).toBe(0);
  });

  it('that works is used, and holds nothing of the trial', () => {
    const place = storageOf(9999);
    const storage = browserStorage(() => place);

    expect(storage.isKept).toBe(true);
    expect(place.length).toBe(0);
    storage.setItem('a', '1');
    expect(place.getItem('a')).toBe('1');
  });
});

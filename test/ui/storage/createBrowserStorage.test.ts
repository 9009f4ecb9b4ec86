import { describe, expect, it } from 'vitest';
import { createBrowserStorage } from '../../../src/ui/storage/createBrowserStorage.ts';

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
    const storage = createBrowserStorage(reach);
    storage.write('a', '1');
    storage.write('b', '2');
    storage.remove('b');

    expect(storage.isKept).toBe(false);
    expect([storage.read('a'), storage.read('b'), storage.keys()]).toEqual(['1', null, ['a']]);
    storage.clear();
    expect(storage.keys()).toEqual([]);
  });

  it('that works is used, and keeps no trial entry', () => {
    const place = storageOf(9999);
    const storage = createBrowserStorage(() => place);

    expect(storage.isKept).toBe(true);
    expect(place.length).toBe(0);
    expect(storage.write('a', '1')).toBe(true);
    expect(place.getItem('a')).toBe('1');
  });

  it('that becomes full reports it and keeps its entries', () => {
    const storage = createBrowserStorage(() => storageOf(9999));
    storage.write('a', '1');

    expect(storage.write('b', 'x'.repeat(10_000))).toBe(false);
    expect(storage.isKept).toBe(true);
    expect(storage.keys()).toEqual(['a']);
  });

  it('that is denied later does not throw', () => {
    const place = storageOf(9999);
    const storage = createBrowserStorage(() => place);
    storage.write('a', '1');
    Object.assign(place, {
      getItem: denied,
      setItem: denied,
      removeItem: denied,
      key: denied,
      clear: denied,
    });

    storage.remove('a');
    storage.clear();
    expect([storage.read('a'), storage.write('b', '2'), storage.keys()]).toEqual([null, false, []]);
  });
});

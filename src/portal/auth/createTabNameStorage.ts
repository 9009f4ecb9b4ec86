/** Marks our entries, because other pages may have named the tab. */
const prefix = 'kfz.signIn:';

/**
 * Stores the state of a sign-in in the name of the tab, where the browser denies every storage: only the name outlasts the redirect. The
 * name is emptied after the sign-in.
 */
export function createTabNameStorage(page: Pick<Window, 'name'>): Storage {
  const read = (): ReadonlyMap<string, string> => {
    try {
      const entries: unknown = page.name.startsWith(prefix) ? JSON.parse(page.name.slice(prefix.length)) : [];
      return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
    } catch {
      return new Map();
    }
  };
  const write = (entries: ReadonlyMap<string, string>): void => {
    page.name = entries.size === 0 ? '' : prefix + JSON.stringify([...entries]);
  };
  return {
    getItem: (key) => read().get(key) ?? null,
    setItem: (key, value) => write(new Map(read()).set(key, value)),
    removeItem: (key) => write(new Map([...read()].filter(([name]) => name !== key))),
    key: (index) => [...read().keys()][index] ?? null,
    clear: () => write(new Map()),
    get length() {
      return read().size;
    },
  };
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}

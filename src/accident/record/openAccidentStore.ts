import { type AccidentPhoto, type AccidentRecord, findEnd } from './AccidentRecord.ts';

/** The record of this device. Each write rejects when the browser has no room for it. */
export interface AccidentStore {
  readonly read: () => Promise<AccidentRecord | null>;
  readonly keepAnswers: (record: Pick<AccidentRecord, 'startedAt' | 'answers'>) => Promise<void>;
  readonly keepPhoto: (photo: AccidentPhoto) => Promise<void>;
  readonly removePhoto: (id: string) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const databaseName = 'accident';
const stores = { answers: 'answers', photos: 'photos' } as const;
/** There is one record on a device. */
const onlyKey = 1;

/** Opens the store; null where the browser keeps nothing, e.g. in a private window. */
export async function openAccidentStore(): Promise<AccidentStore | null> {
  try {
    return createStore(await openDatabase());
  } catch {
    return null;
  }
}

/** Reads the record and deletes it when it is older than `keepHours`. */
export async function readCurrentRecord(
  store: AccidentStore,
  keepHours: number,
  now: number,
): Promise<{ readonly record: AccidentRecord | null; readonly isExpired: boolean }> {
  const record = await store.read();
  const isExpired = record !== null && findEnd(record, keepHours) <= now;
  if (isExpired) await store.clear();
  return { record: isExpired ? null : record, isExpired };
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(stores.answers);
    opening.result.createObjectStore(stores.photos, { keyPath: 'id' });
  });
  return finish(opening);
}

function createStore(database: IDBDatabase): AccidentStore {
  const both = [stores.answers, stores.photos];
  function change(names: readonly string[], act: (transaction: IDBTransaction) => void): Promise<void> {
    const transaction = database.transaction([...names], 'readwrite');
    act(transaction);
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  }
  return {
    async read() {
      const transaction = database.transaction(both, 'readonly');
      const [kept, photos] = await Promise.all([
        finish<KeptAnswers | undefined>(transaction.objectStore(stores.answers).get(onlyKey)),
        finish<AccidentPhoto[]>(transaction.objectStore(stores.photos).getAll()),
      ]);
      return kept === undefined ? null : { ...kept, photos };
    },
    keepAnswers: ({ startedAt, answers }) =>
      change([stores.answers], (transaction) =>
        transaction.objectStore(stores.answers).put({ startedAt, answers }, onlyKey),
      ),
    keepPhoto: (photo) =>
      change([stores.photos], (transaction) => transaction.objectStore(stores.photos).put(photo)),
    removePhoto: (id) =>
      change([stores.photos], (transaction) => transaction.objectStore(stores.photos).delete(id)),
    clear: () =>
      change(both, (transaction) => {
        for (const name of both) transaction.objectStore(name).clear();
      }),
  };
}

type KeptAnswers = Pick<AccidentRecord, 'startedAt' | 'answers'>;

function finish<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

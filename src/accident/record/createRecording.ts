import type { AccidentPhoto, AccidentRecord } from './AccidentRecord.ts';
import type { AccidentStore } from './openAccidentStore.ts';

/** The record while the page is open. It works without a store as well, as long as the page stays open. */
export interface Recording {
  /** Null before the first answer. */
  readonly read: () => AccidentRecord | null;
  /** An empty answer is removed. */
  readonly answer: (name: string, answer: string) => void;
  readonly addPhoto: (photo: AccidentPhoto) => void;
  readonly removePhoto: (id: string) => void;
  readonly clear: () => void;
  /** `listen` is called after each change, and once the first time. */
  readonly watch: (listen: () => void) => void;
}

interface RecordingParts {
  readonly store: AccidentStore | null;
  readonly record: AccidentRecord | null;
  readonly now: () => number;
  /** Called when a change could not be written. */
  readonly onFailure: () => void;
}

/** Creates the recording that goes on with `record`. Changes are written in their order. */
export function createRecording({ store, record, now, onFailure }: RecordingParts): Recording {
  let current = record;
  let writing = Promise.resolve();
  const listeners = new Set<() => void>();

  function change(next: AccidentRecord | null, write: (store: AccidentStore) => Promise<void>): void {
    current = next;
    if (store !== null) writing = writing.then(() => write(store)).catch(onFailure);
    for (const listen of listeners) listen();
  }
  const begin = (): AccidentRecord => current ?? { startedAt: now(), answers: {}, photos: [] };

  return {
    read: () => current,
    answer(name, answer) {
      const { [name]: _, ...others } = begin().answers;
      const next = { ...begin(), answers: answer === '' ? others : { ...others, [name]: answer } };
      change(next, (to) => to.keepAnswers(next));
    },
    addPhoto(photo) {
      const next = { ...begin(), photos: [...begin().photos, photo] };
      change(next, async (to) => {
        await to.keepAnswers(next);
        await to.keepPhoto(photo);
      });
    },
    removePhoto(id) {
      const next = { ...begin(), photos: begin().photos.filter((photo) => photo.id !== id) };
      change(next, (to) => to.removePhoto(id));
    },
    clear: () => change(null, (to) => to.clear()),
    watch(listen) {
      listeners.add(listen);
      listen();
    },
  };
}

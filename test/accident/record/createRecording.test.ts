import { expect, it, vi } from 'vitest';
import type { AccidentRecord } from '../../../src/accident/record/AccidentRecord.ts';
import { createRecording } from '../../../src/accident/record/createRecording.ts';
import { type AccidentStore, readCurrentRecord } from '../../../src/accident/record/openAccidentStore.ts';

const hour = 3_600_000;
const photo = { id: 'one', subject: 'plates', picture: new Blob(['jpeg']) };

/** A store in memory, which notes what is written. */
function createStore(record: AccidentRecord | null = null) {
  const written: string[] = [];
  const note = (what: string) => async () => void written.push(what);
  const store: AccidentStore = {
    read: async () => record,
    keepAnswers: async ({ answers }) => void written.push(JSON.stringify(answers)),
    keepPhoto: note('photo'),
    removePhoto: note('no photo'),
    clear: note('clear'),
  };
  return { store, written };
}

it('keeps answers in their order, from the first one on, and forgets an empty one', async () => {
  const { store, written } = createStore();
  const recording = createRecording({ store, record: null, now: () => 5, onFailure: () => {} });
  recording.answer('place', 'B1');
  recording.answer('time', '18:05');
  recording.answer('place', '');

  expect(recording.read()).toEqual({ startedAt: 5, answers: { time: '18:05' }, photos: [] });
  await vi.waitFor(() =>
    expect(written).toEqual(['{"place":"B1"}', '{"place":"B1","time":"18:05"}', '{"time":"18:05"}']),
  );
});

it('begins with a photo as well', async () => {
  const { store, written } = createStore();
  const recording = createRecording({ store, record: null, now: () => 5, onFailure: () => {} });
  recording.addPhoto(photo);
  recording.removePhoto('one');

  expect(recording.read()).toEqual({ startedAt: 5, answers: {}, photos: [] });
  await vi.waitFor(() => expect(written).toEqual(['{}', 'photo', 'no photo']));
});

it('is deleted as a whole', async () => {
  const { store, written } = createStore();
  const recording = createRecording({
    store,
    record: { startedAt: 1, answers: { place: 'B1' }, photos: [photo] },
    now: () => 5,
    onFailure: () => {},
  });
  const seen: (AccidentRecord | null)[] = [];
  recording.watch(() => seen.push(recording.read()));
  recording.clear();

  expect(seen.at(-1)).toBeNull();
  await vi.waitFor(() => expect(written).toEqual(['clear']));
});

it('goes on in memory when the browser keeps nothing, and tells when a write fails', async () => {
  const { store } = createStore();
  const onFailure = vi.fn<() => void>();
  const full = { ...store, keepAnswers: () => Promise.reject(new Error('no room')) };
  for (const place of [null, full]) {
    const recording = createRecording({ store: place, record: null, now: () => 5, onFailure });
    recording.answer('place', 'B1');
    expect(recording.read()?.answers).toEqual({ place: 'B1' });
  }
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
});

it.each([
  { hours: 71, isExpired: false, deleted: [] },
  { hours: 72, isExpired: true, deleted: ['clear'] },
])('after $hours of 72 hours a record is expired: $isExpired', async ({ hours, isExpired, deleted }) => {
  const record = { startedAt: 1000, answers: { place: 'B1' }, photos: [] };
  const { store, written } = createStore(record);

  expect(await readCurrentRecord(store, 72, 1000 + hours * hour)).toEqual({
    record: isExpired ? null : record,
    isExpired,
  });
  expect(written).toEqual(deleted);
});

import { accidentPath, accidentWorkerPath } from './accidentPaths.ts';
import { factsId, type PageFacts } from './PageFacts.ts';
import { enterNow } from './page/enterNow.ts';
import { fillSheets } from './page/fillSheets.ts';
import { keepAnswers } from './page/keepAnswers.ts';
import { locate } from './page/locate.ts';
import { offerDeletion } from './page/offerDeletion.ts';
import type { Page } from './page/Page.ts';
import { showViews } from './page/showViews.ts';
import { takePhotos } from './page/takePhotos.ts';
import { findEnd } from './record/AccidentRecord.ts';
import { createRecording } from './record/createRecording.ts';
import { openAccidentStore, readCurrentRecord } from './record/openAccidentStore.ts';

/** The program of the page `/unfall`. The page is whole without it: all steps stand below each other. */
async function start(): Promise<void> {
  const facts = readFacts();
  const words: Page['words'] = (key, parameters = {}) =>
    (facts.words[key] ?? key).replace(/\{(\w+)\}/g, (all, name: string) => parameters[name] ?? all);
  const status = document.getElementById('say');
  const say = (text: string): void => {
    if (status !== null) status.textContent = text;
  };
  showViews(() => say(''));
  const store = await openAccidentStore();
  const { record, isExpired } =
    store === null
      ? { record: null, isExpired: false }
      : await readCurrentRecord(store, facts.keepHours, Date.now());
  const recording = createRecording({ store, record, now: Date.now, onFailure: () => say(words('full')) });
  const page: Page = { facts, recording, say, words };
  for (const begin of [keepAnswers, enterNow, locate, takePhotos, fillSheets, offerDeletion]) begin(page);
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => print());
  sayUntil(page, store !== null);
  if (isExpired) say(words('expired'));
  document.documentElement.dataset['ready'] = '';
}

function readFacts(): PageFacts {
  return JSON.parse(document.getElementById(factsId)?.textContent ?? '') as PageFacts;
}

/** Says until when the record is kept. */
function sayUntil({ facts, recording, words }: Page, isKept: boolean): void {
  const place = document.getElementById('until');
  recording.watch(() => {
    if (place === null) return;
    const record = recording.read();
    if (!isKept) place.textContent = words('memory');
    else if (record === null) place.textContent = words('nothing');
    else place.textContent = words('until', { moment: formatMoment(findEnd(record, facts.keepHours)) });
  });
}

const formatMoment = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleString('de-DE', {
    weekday: 'long',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

void start();
// Without a network a reload passes by the browser's cache. Where a worker is not allowed, the cache alone has to do.
void navigator.serviceWorker?.register(accidentWorkerPath, { scope: accidentPath }).catch(() => null);

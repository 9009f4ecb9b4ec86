import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { photoWith, plainPhotoWith } from '../../photos.ts';
import { sendUpload, type UploadRequest } from '../../../src/portal/api/sendUpload.ts';

/** As much of a browser's XMLHttpRequest as an upload needs, worked by the test. */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
  static made: () => void = () => undefined;
  readonly upload = new EventTarget();
  readonly sent: unknown[] = [];
  readonly headers: Record<string, string> = {};
  responseURL = '';
  status = 0;
  response: Blob = new Blob([]);
  private answerHeaders = '';

  constructor() {
    super();
    FakeXhr.last = this;
    FakeXhr.made();
  }
  open(method: string, url: string) {
    this.sent.push(method, url);
    this.responseURL = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return this.answerHeaders;
  }
  send(form: FormData) {
    this.sent.push(form);
  }
  abort() {
    this.end('abort');
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  answer(status: number, text: string, headers = '') {
    Object.assign(this, { status, response: new Blob([text]), answerHeaders: headers });
    this.end('load');
  }
  end(type: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = new File(['a'.repeat(1000)], 'a.pdf', { type: 'application/pdf' });
const requestOf = (parts: Partial<UploadRequest> = {}): UploadRequest => ({
  id: 'a',
  url: 'https://portal.example/api/v1/document/accounts/A-1',
  method: 'POST',
  headers: new Headers({ authorization: 'Bearer one' }),
  body: { field: 'file', file },
  signal: undefined,
  seconds: 30,
  onProgress: () => undefined,
  ...parts,
});

/** An upload that has begun. */
async function begin(parts: Partial<UploadRequest> = {}): Promise<{ readonly answered: Promise<Response> }> {
  const made = new Promise<void>((resolve) => (FakeXhr.made = resolve));
  const answered = sendUpload(requestOf(parts));
  answered.catch(() => undefined);
  await made;
  return { answered };
}

it('API-030 sends the file as a form, and answers like fetch', async () => {
  const { answered } = await begin();
  const { sent, headers } = FakeXhr.last;
  FakeXhr.last.answer(
    401,
    'UNAUTHORIZED',
    'www-authenticate: Bearer\r\ndate: Sat, 21 Nov 2026 11:00:00 GMT\r\n',
  );

  const response = await answered;
  expect(sent.slice(0, 2)).toEqual(['POST', requestOf().url]);
  expect(sent[2] instanceof FormData && sent[2].get('file')).toEqual(file);
  expect(headers).toEqual({ authorization: 'Bearer one' });
  expect([response.status, await response.text()]).toEqual([401, 'UNAUTHORIZED']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'www-authenticate': 'Bearer',
    date: 'Sat, 21 Nov 2026 11:00:00 GMT',
  });
});

it('reports the sent bytes, never more than the file has', async () => {
  const progress: number[] = [];
  await begin({ onProgress: (sentBytes) => progress.push(sentBytes) });

  FakeXhr.last.progress(400);
  FakeXhr.last.progress(1180);
  expect(progress).toEqual([400, 1000]);
});

it('gives up after a time without progress, and never during progress', async () => {
  const { answered } = await begin();
  const aborted = once(FakeXhr.last, 'abort').then(() => 'aborted');
  for (let second = 0; second < 4; second += 1) {
    vi.advanceTimersByTime(29_000);
    FakeXhr.last.progress(second);
  }
  vi.advanceTimersByTime(29_999);
  expect(await Promise.race([aborted, Promise.resolve('under way')])).toBe('under way');

  vi.advanceTimersByTime(1);
  await expect(answered).rejects.toThrow('No answer');
});

it('stops when its signal aborts', async () => {
  const control = new AbortController();
  const { answered } = await begin({ signal: control.signal });
  control.abort();

  await expect(answered).rejects.toThrow('No answer');
  await expect(sendUpload(requestOf({ signal: control.signal }))).rejects.toThrow('aborted');
});

it('a photo loses its location and keeps its orientation', async () => {
  await begin({
    body: { field: 'file', file: new File([photoWith(6)], 'unfall.jpg', { type: 'image/jpeg' }) },
  });

  const [, , form] = FakeXhr.last.sent;
  const part = form instanceof FormData ? form.get('file') : null;
  if (!(part instanceof File)) throw new Error('There is no file');
  expect([part.name, part.type]).toEqual(['unfall.jpg', 'image/jpeg']);
  const sent = Buffer.from(await part.arrayBuffer());
  expect(sent.includes('Köln')).toBe(false);
  expect(sent).toEqual(Buffer.from(plainPhotoWith(6)));
});

it.each([
  ['a lost connection', () => FakeXhr.last.end('error')],
  [
    'an answer from elsewhere',
    () => {
      FakeXhr.last.responseURL = 'https://elsewhere.example/';
      FakeXhr.last.answer(200, '{}');
    },
  ],
])('rejects on %s', async (_, happen) => {
  const { answered } = await begin();
  happen();

  await expect(answered).rejects.toThrow('No answer');
});

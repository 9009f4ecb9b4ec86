import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendUpload, type UploadRequest } from '../../../src/portal/api/sendUpload.ts';

/** As much of a browser's XMLHttpRequest as an upload needs, worked by the test. */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
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

it('API-030 sends the file as a form, and answers like fetch', async () => {
  const answered = sendUpload(requestOf());
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

it('tells how many bytes of the file have left, never more than it has', () => {
  const progress: number[] = [];
  void sendUpload(requestOf({ onProgress: (sentBytes) => progress.push(sentBytes) }));

  FakeXhr.last.progress(400);
  FakeXhr.last.progress(1180);
  expect(progress).toEqual([400, 1000]);
});

it('gives up when nothing has happened for its time, and not while it goes on', async () => {
  const answered = sendUpload(requestOf());
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

it('stops when its signal says so', async () => {
  const control = new AbortController();
  const answered = sendUpload(requestOf({ signal: control.signal }));
  control.abort();

  await expect(answered).rejects.toThrow('No answer');
  await expect(sendUpload(requestOf({ signal: control.signal }))).rejects.toThrow('aborted');
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
  const answered = sendUpload(requestOf());
  happen();

  await expect(answered).rejects.toThrow('No answer');
});

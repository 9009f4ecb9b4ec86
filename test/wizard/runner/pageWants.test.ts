import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openJourney, type CallReply } from '../../../src/engine/index.ts';
import { tabStorage } from '../../../src/ui/storage/tabStorage.ts';
import type { PagePerformer } from '../../../src/wizard/draft/draftStore.ts';
import { createFinishStorage } from '../../../src/wizard/draft/createFinishStorage.ts';
import { registerFile } from '../../../src/wizard/runner/getRegisteredFile.ts';
import { createPagePerformer } from '../../../src/wizard/runner/createPagePerformer.ts';
import type { RunnerState } from '../../../src/wizard/runner/createRunnerState.ts';
import { wizardOf, yesNo } from '../../engine/testForm.ts';

const wizard = wizardOf({ steps: { one: { wish: yesNo } } });
const owner = { account: '1', brand: 'lindenau', policy: '' };
const message = { text: 'success', params: { days: 3 } };
const sent = {
  operation: 'order',
  path: { accountId: '1' },
  headers: { 'x-a': 'b' },
  body: { wish: true },
  key: 'k1',
};

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => {
  createFinishStorage(wizard.id, owner, tabStorage).forget();
  vi.unstubAllGlobals();
});

/** Creates a performer and a page that records its calls. */
function pageOf(world: Partial<RunnerState> = {}) {
  const happened: unknown[] = [];
  const note =
    (name: string) =>
    (...values: readonly unknown[]): void =>
      void happened.push([name, ...values]);
  const pending: ((reply: CallReply) => void)[] = [];
  const reply = () => new Promise<CallReply>((resolve) => pending.push(resolve));
  const texts = {
    get: (keys: readonly string[], params: unknown) => `${keys.join()} ${JSON.stringify(params)}`,
    find: () => '',
    of: () => {
      throw new Error('no field is drawn');
    },
    error: () => '',
  };
  const ports: RunnerState['ports'] = {
    facts: {},
    owner,
    brandName: 'Lindenau',
    thanks: 'Danke.',
    send: (request) => (happened.push(['send', request]), reply()),
    upload: (request) => (request.onProgress(5), happened.push(['upload', request]), reply()),
    showBanner: note('banner'),
    refetch: (names) => (happened.push(['refetch', names]), Promise.resolve()),
    logoutAfter: note('logout'),
    announce: note('announce'),
    now: () => new Date('2026-11-21T12:00:00Z'),
    places: { suggest: () => Promise.resolve([]), resolve: () => Promise.reject(new Error('none')) },
    contact: { service: { phone: '', email: '' }, claims: { phone: '', email: '' } },
  };
  const opened = openJourney(wizard, {}, null, '00000000-0000-4000-8000-000000000000');
  const journey = { ...opened, at: { kind: 'step', step: 'one' } as const };
  const now: RunnerState = {
    wizard,
    ports,
    texts,
    navigate: (...way: readonly unknown[]) => void happened.push(['navigate', ...way]),
    isMoving: false,
    closeDialog: null,
    held: { proceed: note('proceed'), reset: note('reset') },
    inWords: () => [{ title: 'Frage', groups: [] }],
    ...world,
  };
  const performer = createPagePerformer(
    () => now,
    note('dispatch'),
    () => journey,
    null,
  );
  return { happened, performer, answer: (given: CallReply) => pending.shift()?.(given) };
}

const formStep = `${wizard.id}/one`;
const { walk } = openJourney(wizard, {}, null, '00000000-0000-4000-8000-000000000000');
const kept = { form: wizard.id, values: { days: 3 } };

describe('the page performs the wants of a journey', () => {
  it.each<
    [
      what: string,
      act: (page: PagePerformer) => void,
      happens: readonly unknown[],
      world?: Partial<RunnerState>,
    ]
  >([
    [
      'goes on to a page at once',
      (page) => page.navigate({ kind: 'navigate', route: '/b', replace: false, state: { a: 1 } }),
      [['navigate', '/b', { replace: false, state: { a: 1 }, flushSync: true }]],
    ],
    [
      'corrects an address while the page is drawn',
      (page) => page.navigate({ kind: 'navigate', route: '/b', replace: true, state: {} }),
      [['navigate', '/b', { replace: true, state: {}, flushSync: false }]],
    ],
    [
      'corrects no address while somebody goes elsewhere',
      (page) => page.navigate({ kind: 'navigate', route: '/b', replace: true, state: {} }),
      [],
      { isMoving: true },
    ],
    ['lets a navigation go on', (page) => page.release({ kind: 'release', to: '/b' }), [['proceed']]],
    ['holds a navigation back', (page) => page.hold({ kind: 'hold' }), [['reset']]],
    [
      'lets nothing go on where nothing was held',
      (page) => page.release({ kind: 'release', to: '/b' }),
      [],
      { held: null },
    ],
    [
      'shows a message at once where nobody goes anywhere',
      (page) => page.banner({ kind: 'banner', level: 'warn', message }),
      [['banner', { level: 'warn', text: 'success {"days":3,"answersKept":""}' }]],
    ],
    [
      'signs out and says why',
      (page) => page.signOut({ kind: 'signOut', after: 500, message }),
      [['logout', 500, 'success {"days":3,"answersKept":""}']],
    ],
    [
      'signs out without a word',
      (page) => page.signOut({ kind: 'signOut', after: 0, message: null }),
      [['logout', 0, '']],
    ],
    [
      'leads to the end page with what it is told',
      (page) => page.finish({ kind: 'finish', route: '/done', state: { a: 1 }, values: { days: 3 }, walk }),
      [['navigate', '/done', { replace: true, state: { a: 1, finished: kept }, flushSync: true }]],
    ],
    [
      'leads to another page where there is no end page',
      (page) => page.finish({ kind: 'finish', route: '/b', state: {}, values: null, walk }),
      [['navigate', '/b', { replace: true, state: { finished: null }, flushSync: true }]],
    ],
    [
      'stays where the end stands in the place of the form',
      (page) => page.finish({ kind: 'finish', route: null, state: {}, values: { days: 3 }, walk }),
      [],
    ],
  ])('%s', (_, act, happens, world) => {
    const { happened, performer } = pageOf(world);

    act(performer);

    expect(happened).toEqual(happens);
  });

  it('shows the message of a call that brought nothing in the step, which has the button to try again', () => {
    const place = {};
    const queried: string[] = [];
    vi.stubGlobal('document', {
      querySelectorAll: (selector: string) => (queried.push(selector), [{}, place]),
    });
    const { happened, performer } = pageOf();

    performer.banner({ kind: 'banner', level: 'error', message, inStep: true });

    expect(queried).toEqual(['[data-message-place="step"]']);
    expect(happened).toEqual([
      ['banner', { level: 'error', text: 'success {"days":3,"answersKept":""}', place }],
    ]);
  });

  it('closes the dialog of a form instead of navigating', () => {
    const closed: string[] = [];
    const { happened, performer } = pageOf({ closeDialog: () => void closed.push('closed') });

    performer.finish({ kind: 'finish', route: '/done', state: {}, values: null, walk });

    expect([closed, happened]).toEqual([['closed'], []]);
  });

  it('stores exactly the data of an end page with an address, for a reload', () => {
    const read = () => createFinishStorage(wizard.id, owner, tabStorage).read();
    const { performer } = pageOf();

    performer.finish({ kind: 'finish', route: null, state: {}, values: { days: 3 }, walk });
    expect(read()).toBeNull();
    performer.finish({ kind: 'finish', route: '/done', state: {}, values: { days: 3 }, walk });
    expect(read()).toEqual({ ...kept, answers: [] });
  });

  it('MSG-004 shows a message only after the target page was drawn', async () => {
    let arrive = (): void => undefined;
    const { happened, performer } = pageOf({
      navigate: () => new Promise<void>((resolve) => (arrive = resolve)),
    });

    performer.navigate({ kind: 'navigate', route: '/b', replace: false, state: {} });
    performer.banner({ kind: 'banner', level: 'success', message });
    expect(happened).toEqual([]);
    arrive();
    await vi.waitFor(() => expect(happened).toHaveLength(1));

    expect(happened).toEqual([['banner', { level: 'success', text: 'success {"days":3,"answersKept":""}' }]]);
  });

  it('tells the journey when server data have been reloaded', async () => {
    const { happened, performer } = pageOf();

    performer.refetch({ kind: 'refetch', names: ['account'] });
    await vi.waitFor(() => expect(happened).toHaveLength(2));

    expect(happened).toEqual([
      ['refetch', ['account']],
      ['dispatch', { kind: 'refetched' }],
    ]);
  });

  it('sends a request from its step and passes the answer to the journey', async () => {
    const { happened, performer, answer } = pageOf();

    performer.send({ kind: 'send', id: 'order#1', sent });
    const { key: idempotencyKey, ...request } = sent;
    expect(happened).toEqual([
      [
        'send',
        {
          ...request,
          draft: null,
          answers: expect.any(Function) as unknown,
          formStep,
          idempotencyKey,
          signal: expect.any(AbortSignal) as unknown,
        },
      ],
    ]);
    answer({ status: 204, body: null });
    await vi.waitFor(() => expect(happened).toHaveLength(2));

    expect(happened[1]).toEqual([
      'dispatch',
      { kind: 'answered', request: 'order#1', reply: { status: 204, body: null } },
    ]);
  });

  it('uploads the bytes of a file, reports progress, and aborts', () => {
    const { happened, performer } = pageOf();
    const file = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });

    performer.upload({ kind: 'upload', id: 'order#2', sent, file: registerFile(file) });
    const [progress, started] = happened as [unknown, [string, { file: File; signal: AbortSignal }]];
    expect(progress).toEqual(['dispatch', { kind: 'progressed', request: 'order#2', sentBytes: 5 }]);
    expect(started[1].file).toBe(file);
    expect(started[1].signal.aborted).toBe(false);
    performer.abort({ kind: 'abort', id: 'order#2' });

    expect(started[1].signal.aborted).toBe(true);
  });

  it('unfolds a block and brings it into view', () => {
    const details = { open: false };
    const scrolled: unknown[] = [];
    const block = { querySelectorAll: () => [details], scrollIntoView: (how: unknown) => scrolled.push(how) };
    const asked: string[] = [];
    vi.stubGlobal('CSS', { escape: (name: string) => name });
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (asked.push(selector), block),
    });

    pageOf().performer.openBlock({ kind: 'openBlock', block: 'one.example' });

    expect([asked, details.open, scrolled]).toEqual([
      ['[data-block="one.example"]'],
      true,
      [{ block: 'nearest' }],
    ]);
  });

  it('passes a file to the browser under its name', () => {
    const link = { href: '', download: '', click: vi.fn() };
    vi.stubGlobal('document', { createElement: () => link });

    pageOf().performer.download({ kind: 'download', name: 'Brief.pdf', body: new Blob(['%PDF']) });

    expect([link.download, link.href.startsWith('blob:'), link.click.mock.calls.length]).toEqual([
      'Brief.pdf',
      true,
      1,
    ]);
  });
});

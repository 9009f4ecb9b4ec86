import type { NavigateOptions } from 'react-router-dom';
import {
  type CallReply,
  isDirty,
  type Message,
  type RequestId,
  type Want,
  type Wizard,
  writeValue,
} from '../../engine/index.ts';
import { createFinishStorage } from '../draft/createFinishStorage.ts';
import { tabStorage } from '../../ui/storage/tabStorage.ts';
import type { AccountKeeper } from '../draft/accountKeeper.ts';
import type { DraftStore, PagePerformer } from '../draft/draftStore.ts';
import { getRegisteredFile } from './getRegisteredFile.ts';
import { findMessagePlace } from './messagePlaces.ts';
import type { WizardPorts } from '../ports/WizardPorts.ts';
import type { RunnerState } from './createRunnerState.ts';
import { saveFile } from '../../ui/files/saveFile.ts';

/** Performs the wants of a journey with router, portal and page. */
export function createPagePerformer(
  world: () => RunnerState,
  dispatch: DraftStore['dispatch'],
  journey: DraftStore['getState'],
  keeper: AccountKeeper | null,
): PagePerformer {
  const page = createPageNavigation(world);
  /** Only where something was entered, a message says that it is still there. */
  function textOf({ text, params }: Message): string {
    const { texts } = world();
    const answersKept = isDirty(journey().walk) ? texts.get(['wizard:answersKept']) : '';
    return texts.get([text], { ...params, answersKept }).replaceAll(/ {2,}/g, ' ');
  }
  return {
    ...createRequestPerformer(world, dispatch, journey, keeper),
    // A correction of the address happens while the page is drawn, and gives way to a navigation of the customer.
    navigate({ route, replace, state }) {
      if (replace && world().isMoving) return;
      page.goTo(route, { replace, state, flushSync: !replace });
    },
    finish({ route, state, values, walk }) {
      const { wizard, ports, closeDialog, inWords } = world();
      const finished = values === null ? null : { form: wizard.id, values };
      if (route !== null && finished !== null)
        createFinishStorage(wizard.id, ports.owner, tabStorage).keep({
          ...finished,
          answers: showsAnswers(wizard) ? inWords(walk) : [],
        });
      if (closeDialog !== null) closeDialog();
      else if (route !== null)
        page.goTo(route, { replace: true, state: { ...state, finished }, flushSync: true });
    },
    release: () => world().held?.proceed(),
    hold: () => world().held?.reset(),
    refetch: ({ names }) =>
      void world()
        .ports.refetch(names)
        .then(() => dispatch({ kind: 'refetched' })),
    banner: ({ level, message, failure, inStep }) => {
      const text = textOf(message);
      const place = inStep === true ? findMessagePlace('step') : undefined;
      const shown =
        failure === undefined
          ? { level, text, ...(place && { place }) }
          : { level, ...buildButtonBanner(world(), text, failure, dispatch) };
      page.onceArrived(() => world().ports.showBanner(shown));
    },
    download: ({ name, body }) => saveFile(body, name),
    newTab: ({ address }) => openTab(address),
    openBlock: ({ block }) => openBlock(block),
    signOut: ({ after, message }) => {
      const said = message === null ? '' : textOf(message);
      page.onceArrived(() => world().ports.logoutAfter(after, said));
    },
  };
}

/** Builds the banner of a failed request; its message stands beside the button that sent the request. */
function buildButtonBanner(
  { texts }: RunnerState,
  text: string,
  { canRetry, until }: SendFailure,
  dispatch: DraftStore['dispatch'],
): Omit<FormBanner, 'level'> {
  const ending = until === null ? null : describeEnd(until, texts);
  const place = findMessagePlace('button');
  if (place === undefined) return { text, ...(ending && { ending }) };
  function press(): void {
    place?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    dispatch({ kind: 'continued' });
  }
  return {
    text,
    ...(ending && { ending }),
    place,
    ...(canRetry && { retry: { label: texts.get(['wizard:failed.retry']), press } }),
  };
}

/** Says from when on it works again: from the next full minute, because a time of day has no seconds. The sentence is true until then. */
function describeEnd(until: string, texts: RunnerState['texts']): FormBanner['ending'] {
  const minute = 60_000;
  const end = new Date(Math.ceil(Date.parse(until) / minute) * minute).toISOString();
  const moment = writeValue('dateTime', end);
  return moment === '' ? undefined : { text: texts.get(['wizard:failed.until'], { moment }), until: end };
}

type FormBanner = Parameters<WizardPorts['showBanner']>[0];
type SendFailure = NonNullable<Extract<Want, { kind: 'banner' }>['failure']>;

/** Returns true when the end page shows the answers; only then they are kept. */
function showsAnswers({ done }: Wizard): boolean {
  return done.kind === 'page' && done.blocks.some(({ kind }) => kind === 'answers');
}

/** Draws the target of a navigation before the other effects of the same outcome, because a change of route clears banners (MSG-004). */
function createPageNavigation(world: () => RunnerState) {
  let arriving: Promise<void> | null = null;
  return {
    goTo(route: string, options: NavigateOptions): void {
      const arrived = Promise.resolve(world().navigate(route, options)).finally(() => {
        if (arriving === arrived) arriving = null;
      });
      arriving = arrived;
    },
    onceArrived(act: () => void): void {
      if (arriving === null) act();
      else void arriving.then(act);
    },
  };
}

/** Sends requests and files, and aborts those that are no longer wanted. */
function createRequestPerformer(
  world: () => RunnerState,
  dispatch: DraftStore['dispatch'],
  journey: DraftStore['getState'],
  keeper: AccountKeeper | null,
): Pick<PagePerformer, 'send' | 'upload' | 'abort'> {
  const running = new Map<string, AbortController>();
  const formStep = () => {
    const { at } = journey();
    return `${world().wizard.id}/${at.kind === 'step' ? at.step : at.kind}`;
  };
  function arrived(request: RequestId, reply: CallReply): void {
    running.delete(request);
    dispatch({ kind: 'answered', request, reply });
  }
  return {
    send({ id, sent: { key, ...request } }) {
      const { signal } = registerController(running, id);
      const { walk } = journey();
      const answers = () => world().inWords(walk);
      const draft = keeper?.stated() ?? null;
      void world()
        .ports.send({ ...request, answers, draft, formStep: formStep(), idempotencyKey: key, signal })
        .then((reply) => {
          keeper?.heard(reply);
          arrived(id, reply);
        });
    },
    upload({ id, sent: { operation, path, headers, key }, file }) {
      const { signal } = registerController(running, id);
      const onProgress = (sentBytes: number) => dispatch({ kind: 'progressed', request: id, sentBytes });
      void world()
        .ports.upload({
          operation,
          path,
          headers,
          formStep: formStep(),
          file: getRegisteredFile(file),
          idempotencyKey: key,
          signal,
          onProgress,
        })
        .then((reply) => arrived(id, reply));
    },
    abort({ id }) {
      running.get(id)?.abort();
      running.delete(id);
    },
  };
}

function registerController(running: Map<string, AbortController>, id: string): AbortController {
  const controller = new AbortController();
  running.set(id, controller);
  return controller;
}

/** Scrolls a block into view and unfolds its contents. */
function openBlock(name: string): void {
  const block = document.querySelector(`[data-block="${CSS.escape(name)}"]`);
  for (const details of block?.querySelectorAll('details') ?? []) details.open = true;
  block?.scrollIntoView({ block: 'nearest' });
}

/** Opens an address in a new tab without access to this one; if the browser allows no new tab, in this tab. */
function openTab(address: string): void {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:') return;
  const tab = window.open('', '_blank');
  if (tab === null) {
    window.location.assign(href);
    return;
  }
  tab.opener = null;
  tab.location.assign(href);
}

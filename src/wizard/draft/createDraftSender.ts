import { type Journey, createStoredDraft } from '../../engine/index.ts';
import type { AccountDrafts, KeepResult } from './AccountDrafts.ts';
import { retryDelays } from './retryDelays.ts';
import { writeAsciiJson } from './writeAsciiJson.ts';

/** Milliseconds without a further change after which the last change is sent. */
const sendDelay = 2_000;

interface Change {
  readonly journey: Journey;
  readonly changedAt: string;
  /** The current step. */
  readonly step: string;
}

interface SenderPlace {
  readonly drafts: AccountDrafts;
  /** Returns the last revision that the account has; null: none. */
  readonly revision: () => string | null;
  /** Called with the result of a request and its revision. */
  readonly answered: (reply: KeepResult, revision: string) => void;
  /** Returns true while the customer has to decide; no change is sent meanwhile. */
  readonly isStopped: () => boolean;
}

export interface DraftSender {
  readonly add: (change: Change) => void;
  readonly flush: () => void;
  /** Drops waiting changes, and ignores the answer of a running request. */
  readonly forget: () => void;
  /** Returns true while a change is not kept yet. */
  readonly isBusy: () => boolean;
  /** The revision of a request without an answer, which the account may have; null: none. */
  readonly unanswered: () => string | null;
  /** Resolves when the running request has an answer. */
  readonly settled: () => Promise<void>;
}

/** Sends the last change, one request at a time, and repeats failed requests. */
export function createDraftSender({ drafts, revision, answered, isStopped }: SenderPlace): DraftSender {
  let waiting: Change | null = null;
  let running: Promise<void> | null = null;
  /** The revision of a request without an answer: the next attempt repeats it, because the request may have arrived. */
  let unanswered: string | null = null;
  let isForgotten = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  }

  function flush(): void {
    clearTimeout(timer);
    if (waiting === null || running !== null || isStopped()) return;
    isForgotten = false;
    running = send(waiting).then(({ reply, name }) => {
      running = null;
      if (!isForgotten) answered(reply, name);
      if (waiting !== null && !isStopped()) later(failures === 0 ? sendDelay : getRetryDelay(failures));
    });
  }

  async function send(change: Change) {
    const { journey, changedAt, step } = change;
    const content = writeAsciiJson(createStoredDraft(journey, Date.parse(changedAt)));
    const name = unanswered ?? crypto.randomUUID();
    unanswered = name;
    const reply: KeepResult =
      content.length > drafts.longest
        ? 'off'
        : await drafts.keep({ revision: name, replaces: revision(), step, changedAt, content });
    unanswered = reply === 'failed' ? name : null;
    failures = reply === 'failed' ? failures + 1 : 0;
    if (typeof reply === 'object' && waiting === change) waiting = null;
    return { reply, name };
  }

  return {
    add(change) {
      waiting = change;
      if (failures === 0) later(sendDelay);
    },
    flush,
    forget() {
      clearTimeout(timer);
      waiting = null;
      isForgotten = true;
    },
    unanswered: () => unanswered,
    isBusy: () => waiting !== null || running !== null,
    settled: async () => (await running) ?? undefined,
  };
}

function getRetryDelay(failures: number): number {
  const [, , last] = retryDelays.send;
  return retryDelays.send[failures - 1] ?? last;
}
